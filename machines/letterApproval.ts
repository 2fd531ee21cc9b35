import { assign, setup } from 'xstate';
import type { BodyOf } from '#contract/call.ts';
import type { changeOwnLetter, OwnLetter } from '#contract/clientPage.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  /** The name of the client's page. */
  readonly clientKey: string;
  readonly letterId: string;
}

/** What is left out of a letter, and what is said in the client's own words. */
export type LetterEdit = Omit<BodyOf<typeof changeOwnLetter>, 'version'>;

interface Context extends Input {
  /** Null until it is loaded. */
  readonly letter: OwnLetter | null;
  /** The typed signature, or what must change: sent again unchanged after a failure. */
  readonly words: string;
  /** What the client changes in the text. */
  readonly edit: LetterEdit;
  readonly failure: Failure | null;
}

type Approve = { type: 'letter.approve'; signature: string };
type AskChange = { type: 'change.send'; note: string };
type SaveText = { type: 'text.save'; edit: LetterEdit };
/** Back without saving. What was typed is still there when the client returns. */
type KeepText = { type: 'text.keep'; edit: LetterEdit };
export type LetterApprovalEvent =
  | Approve
  | AskChange
  | SaveText
  | { type: 'text.edit' }
  | KeepText
  | { type: 'change.want' }
  | { type: 'change.drop' }
  | { type: 'letter.retry' }
  | { type: 'letter.close' };

const failed = { target: 'reading.before', actions: rememberFailure } as const;

/** Whether a client has begun to change the text. */
export const isEdited = ({ leftOut, unsaid, words }: LetterEdit): boolean =>
  leftOut.length + unsaid.length + words.length > 0;

const nothing: LetterEdit = { leftOut: [], unsaid: [], words: [] };
const versionOf = ({ letter }: Context): number => letter?.version ?? 0;

/** A client reads a letter before it is mailed, and approves it, changes it, or says what must change. Tag: `busy` while a call runs. */
export const letterApprovalMachine = setup({
  types: typed<{ input: Input; context: Context; events: LetterApprovalEvent; tags: 'busy' }>(),
  actors: {
    ownLetter: port<OwnLetter, Input>('ownLetter'),
    approveOwnLetter: port<void, Input & { version: number; signature: string }>('approveOwnLetter'),
    changeOwnLetter: port<void, Input & { version: number } & LetterEdit>('changeOwnLetter'),
    askForLetterChange: port<void, Input & { note: string }>('askForLetterChange'),
  },
  guards: { isChangeable: ({ context: { letter } }) => letter !== null && letter.changeable !== null },
  actions: {
    keepLetter: assign({ letter: (_, letter: OwnLetter) => letter }),
    keepSignature: assign({ words: (_, { signature }: Approve) => signature, failure: null }),
    keepNote: assign({ words: (_, { note }: AskChange) => note, failure: null }),
    keepEdit: assign({ edit: (_, { edit }: SaveText | KeepText) => edit, failure: null }),
    forgetEdit: assign({ edit: nothing }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'letterApproval',
  description:
    'A client reads one of their letters, and approves and signs it, changes it, or asks for a change.',
  context: ({ input }) => ({ ...input, letter: null, words: '', edit: nothing, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The letter, or its new version, is being loaded.',
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
          description:
            'The client can sign with their name, change the text, or say that something must change.',
          on: {
            'letter.approve': {
              target: '#letterApproval.approving',
              actions: { type: 'keepSignature', params: ({ event }) => event },
            },
            'text.edit': { guard: 'isChangeable', target: 'editing', actions: 'forgetFailure' },
            'change.want': { target: 'objecting', actions: 'forgetFailure' },
          },
        },
        editing: {
          description: 'The client leaves out items and statements, or says something in their own words.',
          on: {
            'text.save': {
              target: '#letterApproval.changing',
              actions: { type: 'keepEdit', params: ({ event }) => event },
            },
            'text.keep': {
              target: 'deciding',
              actions: { type: 'keepEdit', params: ({ event }) => event },
            },
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
        input: ({ context }) => {
          const { clientKey, letterId, words: signature } = context;
          return { clientKey, letterId, version: versionOf(context), signature };
        },
        onDone: 'settled',
        onError: failed,
      },
    },
    changing: {
      description: 'The new version is being written. Then it is shown, and waits for the client’s approval.',
      tags: 'busy',
      invoke: {
        id: 'changeOwnLetter',
        src: 'changeOwnLetter',
        input: ({ context }) => {
          const { clientKey, letterId, edit } = context;
          return { clientKey, letterId, version: versionOf(context), ...edit };
        },
        onDone: { target: 'loading', actions: 'forgetEdit' },
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
