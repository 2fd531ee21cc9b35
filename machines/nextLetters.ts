import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import type { ChosenStep, LeftOutStep, previewNextLetters, Receiver } from '#contract/nextSteps.ts';
import type { GenerationSession } from '#contract/repair.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { type DownloadLetters, downloadOf, letterDownloadMachine } from './letterDownload.ts';
import { type Chosen, isComplete, stepsOf, toggled } from './nextLettersParts.ts';
import { effect, port, typed } from './port.ts';

/** `words` and `receivers`: what was typed before a generation was bought. */
interface Input extends Pick<Chosen, 'offers' | 'chosen'>, Partial<Pick<Chosen, 'words' | 'receivers'>> {
  readonly profileId: string;
}

interface Context extends Omit<Input, 'words' | 'receivers'>, Chosen {
  readonly letters: readonly PreviewedLetter[];
  readonly leftOut: readonly LeftOutStep[];
  /** The letter being read. */
  readonly letterId: string | null;
  /** Its pages, one below the other, as SVG text; null until they are rendered. */
  readonly pages: string | null;
  /** The set that was written; null before. */
  readonly sessionId: string | null;
  readonly failure: Failure | null;
}

type ToggleStep = { type: 'step.toggle'; key: string };
type WriteWords = { type: 'words.write'; key: string; words: string };
type ChangeReceivers = { type: 'receivers.change'; key: string; receivers: readonly Receiver[] };
type ChooseLetter = { type: 'letter.choose'; letterId: string };
export type NextLettersEvent =
  | ToggleStep
  | WriteWords
  | ChangeReceivers
  | ChooseLetter
  | { type: 'letters.preview' }
  | { type: 'pages.retry' }
  | { type: 'choice.change' }
  | { type: 'letters.write' }
  | DownloadLetters
  | { type: 'dialog.close' };

type Plan = Pick<Input, 'profileId'> & { readonly steps: readonly ChosenStep[] };

const planOf = (context: Context): Plan => ({ profileId: context.profileId, steps: stepsOf(context) });

/** Chooses next steps, shows their letters, and writes them. Tag: `busy` while a call runs that locks the dialog. */
export const nextLettersMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: NextLettersEvent;
    children: { letterDownload: 'letterDownload' };
    tags: 'busy';
  }>(),
  actors: {
    previewNextLetters: port<ReplyOf<typeof previewNextLetters>, Plan>('previewNextLetters'),
    drawNextLetter: port<string, Plan & { letterId: string }>('drawNextLetter'),
    writeNextLetters: port<GenerationSession, Plan>('writeNextLetters'),
    letterDownload: letterDownloadMachine,
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    hasLetters: ({ context: { letters } }) => letters.length > 0,
    isAnother: ({ context: { letters, letterId } }, { letterId: wanted }: ChooseLetter) =>
      wanted !== letterId && letters.some(({ id }) => id === wanted),
  },
  actions: {
    refresh: effect('refresh'),
    toggleStep: assign({
      chosen: ({ context: { chosen } }, { key }: ToggleStep) => toggled(chosen, key),
    }),
    keepWords: assign({
      words: ({ context }, { key, words }: WriteWords) => ({ ...context.words, [key]: words }),
    }),
    keepReceivers: assign({
      receivers: ({ context }, { key, receivers }: ChangeReceivers) => ({
        ...context.receivers,
        [key]: receivers,
      }),
    }),
    rememberLetters: assign((_, { letters, leftOut }: ReplyOf<typeof previewNextLetters>) => ({
      letters,
      leftOut,
      letterId: letters[0]?.id ?? null,
    })),
    chooseLetter: assign({ letterId: (_, { letterId }: ChooseLetter) => letterId }),
    rememberPages: assign({ pages: (_, pages: string) => pages }),
    forgetPages: assign({ pages: null, failure: null }),
    rememberSet: assign({ sessionId: (_, { sessionId }: GenerationSession) => sessionId }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'nextLetters',
  description: 'The letters of next steps: from the choice to the written set.',
  context: ({ input }) => ({
    words: {},
    receivers: {},
    ...input,
    letters: [],
    leftOut: [],
    letterId: null,
    pages: null,
    sessionId: null,
    failure: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'Steps can be chosen, what the client adds can be typed, and who is to be told can be selected.',
      on: {
        'step.toggle': { actions: { type: 'toggleStep', params: ({ event }) => event } },
        'words.write': { actions: { type: 'keepWords', params: ({ event }) => event } },
        'receivers.change': { actions: { type: 'keepReceivers', params: ({ event }) => event } },
        'letters.preview': { guard: 'isComplete', target: 'planning' },
        'dialog.close': 'closed',
      },
    },
    planning: {
      description: 'The letters’ text is being prepared.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'previewNextLetters',
        src: 'previewNextLetters',
        input: ({ context }) => planOf(context),
        onDone: {
          target: 'reading',
          actions: { type: 'rememberLetters', params: ({ event }) => event.output },
        },
        onError: { target: 'choosing', actions: rememberFailure },
      },
    },
    reading: {
      description: 'The letters are shown, and what is left out of them.',
      initial: 'opening',
      on: {
        'letter.choose': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: '.drawing',
          actions: { type: 'chooseLetter', params: ({ event }) => event },
        },
        'choice.change': { target: 'choosing', actions: 'forgetPages' },
        'letters.write': { guard: 'hasLetters', target: 'writing' },
        'dialog.close': 'closed',
      },
      states: {
        opening: {
          description: 'Checks whether any letter is left.',
          always: [{ guard: 'hasLetters', target: 'drawing' }, { target: 'empty' }],
        },
        empty: { description: 'Every step is left out. The reasons are shown.' },
        drawing: {
          description: 'The letter’s pages are being rendered. Its sentences can already be read.',
          entry: 'forgetPages',
          invoke: {
            id: 'drawNextLetter',
            src: 'drawNextLetter',
            input: ({ context }) => ({ ...planOf(context), letterId: context.letterId ?? '' }),
            onDone: {
              target: 'drawn',
              actions: { type: 'rememberPages', params: ({ event }) => event.output },
            },
            onError: { target: 'blank', actions: rememberFailure },
          },
        },
        drawn: { description: 'The pages are shown as they will print.' },
        blank: {
          description: 'The pages could not be rendered. The reason and a retry are shown.',
          on: { 'pages.retry': 'drawing' },
        },
        refused: { description: 'The letters were not written. The reason is shown, and nothing was spent.' },
      },
    },
    writing: {
      description: 'The letters are being written.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'writeNextLetters',
        src: 'writeNextLetters',
        input: ({ context }) => planOf(context),
        onDone: {
          target: 'written',
          actions: [{ type: 'rememberSet', params: ({ event }) => event.output }, 'refresh'],
        },
        onError: { target: 'reading.refused', actions: rememberFailure },
      },
    },
    written: {
      description: 'The letters are written and can be downloaded.',
      on: { 'letters.download': 'downloading', 'dialog.close': 'closed' },
    },
    downloading: {
      description: 'The download dialog is open.',
      invoke: {
        id: 'letterDownload',
        src: 'letterDownload',
        input: ({ context, event }) => downloadOf(event, context.sessionId),
        onDone: 'written',
      },
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
});
