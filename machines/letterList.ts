import { assign, setup } from 'xstate';
import { type Failure, failureIn, failureOf, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly sessionId: string;
  /** The key of a print link; null for those who need none. */
  readonly printKey: string | null;
}

interface Context extends Input {
  readonly failure: Failure | null;
}

export type LetterListEvent = { type: 'list.retry' };

/**
 * Downloads the list of one set of letters for the person who prints them. The actor provided by the screen fetches
 * and saves it.
 */
export const letterListMachine = setup({
  types: typed<{ input: Input; context: Context; events: LetterListEvent; tags: 'busy' }>(),
  actors: { downloadCsv: port<void, Input>('downloadCsv') },
  guards: { isClosed: (_, { error }: { error: unknown }) => failureOf(error).code === 'notFound' },
  actions: {
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'letterList',
  description: 'The letter list, saved as soon as the print page opens.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The list is downloading.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'downloadCsv',
        src: 'downloadCsv',
        input: ({ context: { sessionId, printKey } }) => ({ sessionId, printKey }),
        onDone: 'saved',
        onError: [
          { guard: { type: 'isClosed', params: ({ event }) => event }, target: 'closed' },
          { target: 'failed', actions: rememberFailure },
        ],
      },
    },
    saved: { description: 'The list is saved; the letters can be downloaded.' },
    failed: {
      description:
        'The list was not saved. The page shows the reason and offers a retry. The letters can still be downloaded.',
      on: { 'list.retry': 'fetching' },
    },
    closed: { description: 'The link is not valid for these letters or is no longer active.' },
  },
});
