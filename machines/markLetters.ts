import { assign, setup } from 'xstate';
import type { BodyOf } from '#contract/call.ts';
import type { DisputeMark, DisputeMarks, writeMarkLetters } from '#contract/disputeMarks.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

interface Input {
  /** On a client's own page, the name of the page. */
  readonly profileId: string;
}

interface Context extends Input {
  /** Null until they are loaded. */
  readonly found: DisputeMarks | null;
  /** Those that the client no longer disputes. */
  readonly chosen: readonly string[];
  readonly failure: Failure | null;
}

type Choose = { type: 'marks.choose'; keys: readonly string[] };
export type MarkLettersEvent =
  | Choose
  | { type: 'marks.retry' }
  | { type: 'letters.write' }
  | { type: 'dialog.close' };

/** Tells one notation from all others of a report. */
export const markKey = ({ bureau, item }: Pick<DisputeMark, 'bureau' | 'item'>): string =>
  `${bureau} ${item}`;

const chosenIn = ({ found, chosen }: Pick<Context, 'found' | 'chosen'>) =>
  (found?.marks ?? []).filter((mark) => chosen.includes(markKey(mark)));

/** What is sent: the report that was shown, and the notations that the client no longer wants. */
const orderOf = (context: Context): BodyOf<typeof writeMarkLetters> => ({
  reportId: context.found?.report?.id ?? '',
  noLongerDisputed: chosenIn(context).map(({ bureau, item }) => ({ bureau, item })),
});

/** The open dispute notations of a client, and the letters that ask to remove them. Tag: `busy` while a call runs. */
export const markLettersMachine = setup({
  types: typed<{ input: Input; context: Context; events: MarkLettersEvent; tags: 'busy' }>(),
  actors: {
    disputeMarks: port<DisputeMarks, Input>('disputeMarks'),
    writeMarkLetters: port<void, Input & BodyOf<typeof writeMarkLetters>>('writeMarkLetters'),
  },
  guards: { hasChosen: ({ context }) => chosenIn(context).length > 0 },
  actions: {
    refresh: effect('refresh'),
    keepMarks: assign({ found: (_, found: DisputeMarks) => found }),
    choose: assign({ chosen: (_, { keys }: Choose) => keys }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'markLetters',
  description: 'Lists open dispute notations, and writes the letters that ask to remove them.',
  context: ({ input }) => ({ ...input, found: null, chosen: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The notations of the newest report are being loaded.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'disputeMarks',
        src: 'disputeMarks',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: { target: 'listed', actions: { type: 'keepMarks', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: rememberFailure },
      },
      on: { 'dialog.close': 'closed' },
    },
    unavailable: {
      description: 'The notations could not be loaded. The reason and a retry are shown.',
      on: { 'marks.retry': 'loading', 'dialog.close': 'closed' },
    },
    listed: {
      description: 'The notations are listed. The client’s word decides which of them are to be removed.',
      on: {
        'marks.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'letters.write': { guard: 'hasChosen', target: 'writing' },
        'dialog.close': 'closed',
      },
    },
    writing: {
      description: 'The letters are being written.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'writeMarkLetters',
        src: 'writeMarkLetters',
        input: ({ context }) => ({ profileId: context.profileId, ...orderOf(context) }),
        onDone: { target: 'written', actions: 'refresh' },
        onError: { target: 'listed', actions: rememberFailure },
      },
    },
    written: {
      description: 'The letters are written, and the page lists them.',
      on: { 'dialog.close': 'closed' },
    },
    closed: { type: 'final', description: 'The list was closed.' },
  },
});
