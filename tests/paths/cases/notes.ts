import { type Note, notesMachine } from '#machines/notes.ts';
import { defineCases } from '../harness/cases.ts';

const aNote = (id: string, text: string): Note => ({ id, text, at: '2026-11-21T09:00:00.000Z' });

const hasNot =
  (id: string) =>
  ({ context }: { context: { notes: readonly Note[] } }) =>
    context.notes.every((note) => note.id !== id);

export const notes = defineCases(
  notesMachine,
  {
    'Ana has a note': { notes: [aNote('2', 'Call Dora on Monday')] },
    'Ana has no notes': { notes: [] },
  },
  {
    'Ana writes a note': {
      event: { type: 'note.add', note: aNote('1', 'Call the bank') },
      when: hasNot('1'),
    },
    'Ana deletes the note she wrote': { type: 'note.delete', id: '1' },
    'Ana deletes the earlier note': { type: 'note.delete', id: '2' },
  },
);
