import { Notes } from './Notes.tsx';
import { useNotes } from './notesDoor.ts';

/** What the Notes drawer holds. It comes apart from the header, which every page waits for. */
export default function NotesDrawer({ userId }: { readonly userId: string }) {
  return <Notes notes={useNotes(userId)} />;
}
