import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { PreviewedLetter, previewLetters } from '#contract/letterPreview.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { hasMark, type Mark, markIn, partsOf } from './letterMarks.ts';
import { port, typed } from './port.ts';
import type { RepairChoice, ReportOfProfile } from './repairChoice.ts';

/** What letters are about. The key of the choice is not used, because nothing is generated. */
export interface LiveChoice extends ReportOfProfile {
  readonly choice: RepairChoice;
}

interface Context {
  /** Null while too little is chosen for a letter. */
  readonly chosen: LiveChoice | null;
  /** Those of the latest choice that was planned. */
  readonly letters: readonly PreviewedLetter[];
  readonly letterId: string | null;
  readonly mark: Mark;
  readonly failure: Failure | null;
}

type Choose = { type: 'choice.changed'; chosen: LiveChoice | null };
type ChooseLetter = { type: 'letter.choose'; letterId: string };
type ChooseMark = { type: 'mark.choose'; mark: NonNullable<Mark> };
export type LiveLettersEvent = Choose | ChooseLetter | ChooseMark | { type: 'letters.retry' };

/** Milliseconds without another change before letters are planned. */
const settleTime = 400;

/** The letters of what is chosen at the moment, next to where it is chosen. Nothing is generated. */
export const liveLettersMachine = setup({
  types: typed<{ context: Context; events: LiveLettersEvent; tags: 'busy' }>(),
  actors: { previewLetters: port<ReplyOf<typeof previewLetters>, LiveChoice>('previewLetters') },
  guards: {
    hasChoice: ({ context }) => context.chosen !== null,
    isAnother: ({ context: { letters, letterId } }, { letterId: wanted }: ChooseLetter) =>
      wanted !== letterId && letters.some(({ id }) => id === wanted),
    isShown: ({ context: { letters, letterId } }, { mark }: ChooseMark) =>
      letters.some((letter) => letter.id === letterId && hasMark(partsOf(letter), mark)),
  },
  actions: {
    rememberChoice: assign({ chosen: (_, { chosen }: Choose) => chosen }),
    // The letter that was being read stays open if the choice still has it, and what was chosen in it stays marked.
    rememberLetters: assign(({ context }, { letters }: ReplyOf<typeof previewLetters>) => {
      const letter = letters.find(({ id }) => id === context.letterId) ?? letters[0];
      const before = context.letters.find(({ id }) => id === letter?.id);
      const mark = before && letter ? markIn(context.mark, partsOf(before), partsOf(letter)) : null;
      return { letters, letterId: letter?.id ?? null, mark };
    }),
    chooseLetter: assign({ letterId: (_, { letterId }: ChooseLetter) => letterId, mark: null }),
    // Choosing the same again takes the mark away.
    chooseMark: assign({
      mark: ({ context: { mark } }, { mark: chosen }: ChooseMark) =>
        mark?.kind === chosen.kind && mark.key === chosen.key ? null : chosen,
    }),
    forgetLetters: assign({ letters: [], letterId: null, mark: null, failure: null }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
  delays: { settleTime },
}).createMachine({
  id: 'liveLetters',
  description:
    'Shows the letters of what is chosen at the moment, without generating them. Whenever letters are visible, choosing a sentence marks its evidence, and choosing evidence marks its sentences.',
  context: { chosen: null, letters: [], letterId: null, mark: null, failure: null },
  initial: 'deciding',
  on: {
    'choice.changed': {
      target: '.deciding',
      actions: { type: 'rememberChoice', params: ({ event }) => event },
    },
    'letter.choose': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      actions: { type: 'chooseLetter', params: ({ event }) => event },
    },
    'mark.choose': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: { type: 'chooseMark', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      description: 'Checks whether enough is chosen for a letter.',
      always: [{ guard: 'hasChoice', target: 'settling' }, { target: 'empty' }],
    },
    empty: { description: 'Too little is chosen for a letter.', entry: 'forgetLetters' },
    settling: {
      description: 'The choice has just changed and may change again. Earlier letters stay visible.',
      tags: 'busy',
      after: { settleTime: 'planning' },
    },
    planning: {
      description: 'The letters of the choice are being prepared. Earlier letters stay visible.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'previewLetters',
        src: 'previewLetters',
        input: ({ context: { chosen } }) => {
          if (chosen === null) throw new Error('Nothing was chosen');
          return chosen;
        },
        onDone: {
          target: 'reading',
          actions: { type: 'rememberLetters', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: ['forgetLetters', rememberFailure] },
      },
    },
    failed: {
      description: 'There are no letters for the choice. The reason is shown, and a retry is offered.',
      on: { 'letters.retry': 'planning' },
    },
    reading: {
      description: 'The letters are those of the choice.',
    },
  },
});
