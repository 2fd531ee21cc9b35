import { Notes } from './Notes.tsx';
import { useNotes } from './useNotes.ts';

/** The contents of the Notes drawer. They load separately from the header, which every page waits for. */
export default function NotesDrawer({ userId }: { readonly userId: string }) {
  return <Notes notes={useNotes(userId)} />;
}
