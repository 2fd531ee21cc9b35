import type { ActorRefFrom } from 'xstate';
import { notesMachine } from '#machines/notes.ts';
import { storedNotes, storeNotes } from '#src/browser/storage.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type NotesRef = ActorRefFrom<typeof notesMachine>;

/** The notes a person keeps in this browser. */
export function useNotes(userId: string): NotesRef {
  return useWorkflow(
    notesMachine.provide({ actions: { keep: (_, { notes }) => storeNotes(userId, notes) } }),
    { input: { notes: storedNotes(userId) } },
  );
}
