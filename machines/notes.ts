import { assign, setup } from 'xstate';
import { effect, typed } from './port.ts';

export interface Note {
  readonly id: string;
  readonly text: string;
  /** Instant, ISO 8601 in UTC. */
  readonly at: string;
}

type Add = { type: 'note.add'; note: Note };
type Remove = { type: 'note.delete'; id: string };

interface Context {
  /** Newest first. */
  readonly notes: readonly Note[];
}

export type NotesEvent = Add | Remove;

/** A person's own notes, saved only in this browser. */
export const notesMachine = setup({
  types: typed<{ input: Context; context: Context; events: NotesEvent }>(),
  actions: {
    keep: effect<Context>('keep'),
    addNote: assign({
      notes: ({ context }, { note }: Add) => [
        { ...note, text: note.text.trim() },
        ...context.notes.filter(({ id }) => id !== note.id),
      ],
    }),
    deleteNote: assign({
      notes: ({ context }, { id }: Remove) => context.notes.filter((note) => note.id !== id),
    }),
  },
  guards: {
    hasText: (_, { note }: Add) => note.text.trim() !== '',
    hasNotes: ({ context }) => context.notes.length > 0,
  },
}).createMachine({
  id: 'notes',
  description: 'Writing and deleting notes.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks for saved notes.',
      always: [{ guard: 'hasNotes', target: 'listed' }, { target: 'empty' }],
    },
    empty: {
      description: 'There is no note yet; the list says so.',
      on: {
        'note.add': {
          guard: { type: 'hasText', params: ({ event }) => event },
          target: 'keeping',
          actions: { type: 'addNote', params: ({ event }) => event },
        },
      },
    },
    listed: {
      description: 'The notes are listed, newest first. A note without text is ignored.',
      on: {
        'note.add': {
          guard: { type: 'hasText', params: ({ event }) => event },
          target: 'keeping',
          actions: { type: 'addNote', params: ({ event }) => event },
        },
        'note.delete': {
          target: 'keeping',
          actions: { type: 'deleteNote', params: ({ event }) => event },
        },
      },
    },
    keeping: {
      description: 'The change is saved to the browser before anything else can happen.',
      entry: { type: 'keep', params: ({ context }) => context },
      always: 'opening',
    },
  },
});
