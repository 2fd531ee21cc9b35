import { assign, setup } from 'xstate';
import type { OwnLetter } from '#contract/clientPage.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  /** The name of the client's page. */
  readonly clientKey: string;
  readonly letterId: string;
}

interface Context extends Input {
  /** Null until it is loaded. */
  readonly letter: OwnLetter | null;
  /** The typed signature, or what must change: sent again unchanged after a failure. */
  readonly words: string;
  readonly failure: Failure | null;
}

type Approve = { type: 'letter.approve'; signature: string };
type AskChange = { type: 'change.send'; note: string };
export type LetterApprovalEvent =
  | Approve
  | AskChange
  | { type: 'change.want' }
  | { type: 'change.drop' }
  | { type: 'letter.retry' }
  | { type: 'letter.close' };

const failed = { target: 'reading.before', actions: rememberFailure } as const;

/** A client reads a letter before it is mailed, and approves it or says what must change. Tag: `busy` while a call runs. */
export const letterApprovalMachine = setup({
  types: typed<{ input: Input; context: Context; events: LetterApprovalEvent; tags: 'busy' }>(),
  actors: {
    ownLetter: port<OwnLetter, Input>('ownLetter'),
    approveOwnLetter: port<void, Input & { signature: string }>('approveOwnLetter'),
    askForLetterChange: port<void, Input & { note: string }>('askForLetterChange'),
  },
  actions: {
    keepLetter: assign({ letter: (_, letter: OwnLetter) => letter }),
    keepSignature: assign({ words: (_, { signature }: Approve) => signature, failure: null }),
    keepNote: assign({ words: (_, { note }: AskChange) => note, failure: null }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'letterApproval',
  description: 'A client reads one of their letters, and approves and signs it or asks for a change.',
  context: ({ input }) => ({ ...input, letter: null, words: '', failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The letter is being loaded.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'ownLetter',
        src: 'ownLetter',
        input: ({ context: { clientKey, letterId } }) => ({ clientKey, letterId }),
        onDone: { target: 'reading', actions: { type: 'keepLetter', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: rememberFailure },
      },
      on: { 'letter.close': 'closed' },
    },
    unavailable: {
      description: 'The letter could not be loaded. The reason and a retry are shown.',
      on: { 'letter.retry': 'loading', 'letter.close': 'closed' },
    },
    reading: {
      description: 'The letter is shown, with its numbers masked. Nothing is recorded yet.',
      initial: 'deciding',
      on: { 'letter.close': 'closed' },
      states: {
        deciding: {
          description: 'The client can sign with their name, or say that something must change.',
          on: {
            'letter.approve': {
              target: '#letterApproval.approving',
              actions: { type: 'keepSignature', params: ({ event }) => event },
            },
            'change.want': { target: 'objecting', actions: 'forgetFailure' },
          },
        },
        objecting: {
          description: 'The client writes what must change.',
          on: {
            'change.send': {
              target: '#letterApproval.asking',
              actions: { type: 'keepNote', params: ({ event }) => event },
            },
            'change.drop': { target: 'deciding', actions: 'forgetFailure' },
          },
        },
        before: { type: 'history', description: 'Returns to what was being done before the failure.' },
      },
    },
    approving: {
      description: 'The approval is being recorded.',
      tags: 'busy',
      invoke: {
        id: 'approveOwnLetter',
        src: 'approveOwnLetter',
        input: ({ context: { clientKey, letterId, words } }) => ({ clientKey, letterId, signature: words }),
        onDone: 'settled',
        onError: failed,
      },
    },
    asking: {
      description: 'The wish is being sent to the agency.',
      tags: 'busy',
      invoke: {
        id: 'askForLetterChange',
        src: 'askForLetterChange',
        input: ({ context: { clientKey, letterId, words } }) => ({ clientKey, letterId, note: words }),
        onDone: 'settled',
        onError: failed,
      },
    },
    settled: { type: 'final', description: 'What the client said is recorded, and the page shows it.' },
    closed: { type: 'final', description: 'The letter was closed without saying anything.' },
  },
});
