import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { PreviewedLetter, previewLetters } from '#contract/letterPreview.ts';
import { enclosureChoiceMachine, type EnclosuresChanged } from './enclosureChoice.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';
import type { RepairChoice, ReportOfProfile } from './repairChoice.ts';

interface Input extends ReportOfProfile {
  /** Its idempotency key is not used here, because a preview generates nothing. */
  readonly choice: RepairChoice;
}

interface Context extends Input {
  /** The idempotency key for generating what was read; '' until that is wanted. */
  readonly key: string;
  readonly letters: readonly PreviewedLetter[];
  /** The letter being read. */
  readonly letterId: string | null;
  /** Its pages, one below the other, as SVG text; null until they are rendered. */
  readonly pages: string | null;
  readonly failure: Failure | null;
}

type Generate = { type: 'letters.generate'; key: string };
type ChooseLetter = { type: 'letter.choose'; letterId: string };
export type LetterPreviewEvent =
  | ChooseLetter
  | Generate
  | { type: 'letters.retry' }
  | { type: 'pages.retry' }
  | EnclosuresChanged
  | { type: 'preview.close' };

/**
 * Shows the letters of a choice before they are generated. Its output is the choice, if its letters are to be generated, or
 * null. Its child `enclosureChoice` changes what they enclose.
 */
export const letterPreviewMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: LetterPreviewEvent;
    output: RepairChoice | null;
    children: { enclosureChoice: 'enclosureChoice' };
    tags: 'busy';
  }>(),
  actors: {
    previewLetters: port<ReplyOf<typeof previewLetters>, Input>('previewLetters'),
    drawLetter: port<string, Input & { letterId: string }>('drawLetter'),
    enclosureChoice: enclosureChoiceMachine,
  },
  guards: {
    isAnother: ({ context: { letters, letterId } }, { letterId: wanted }: ChooseLetter) =>
      wanted !== letterId && letters.some(({ id }) => id === wanted),
  },
  actions: {
    rememberLetters: assign((_, { letters }: ReplyOf<typeof previewLetters>) => ({
      letters,
      letterId: letters[0]?.id ?? null,
    })),
    chooseLetter: assign({ letterId: (_, { letterId }: ChooseLetter) => letterId }),
    rememberPages: assign({ pages: (_, pages: string) => pages }),
    forgetPages: assign({ pages: null, failure: null }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    rememberKey: assign({ key: (_, { key }: Generate) => key }),
  },
}).createMachine({
  id: 'letterPreview',
  description: 'Previews the letters for a selection before a generation is used.',
  context: ({ input }) => ({ ...input, letters: [], letterId: null, pages: null, key: '', failure: null }),
  output: ({ context: { choice, key } }) => (key === '' ? null : { ...choice, key }),
  initial: 'planning',
  on: { 'preview.close': '.closed' },
  states: {
    planning: {
      description: 'The letters’ text is being prepared.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'previewLetters',
        src: 'previewLetters',
        input: ({ context: { profileId, reportId, choice } }) => ({ profileId, reportId, choice }),
        onDone: {
          target: 'reading',
          actions: { type: 'rememberLetters', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'There are no letters to preview. The page shows the reason and offers a retry.',
      on: { 'letters.retry': 'planning' },
    },
    reading: {
      description:
        'One letter’s sentences are shown with their evidence, and what is enclosed. Another letter can be chosen.',
      initial: 'drawing',
      invoke: {
        id: 'enclosureChoice',
        src: 'enclosureChoice',
        input: ({ context: { profileId, reportId } }) => ({ profileId, reportId }),
      },
      on: {
        'letter.choose': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: '.drawing',
          actions: { type: 'chooseLetter', params: ({ event }) => event },
        },
        'enclosures.changed': '.drawing',
        'letters.generate': {
          target: 'accepted',
          actions: { type: 'rememberKey', params: ({ event }) => event },
        },
      },
      states: {
        drawing: {
          description: 'The letter’s pages are being rendered. Its sentences can already be read.',
          tags: 'busy',
          entry: 'forgetPages',
          invoke: {
            id: 'drawLetter',
            src: 'drawLetter',
            input: ({ context: { profileId, reportId, choice, letterId } }) => ({
              profileId,
              reportId,
              choice,
              letterId: letterId ?? '',
            }),
            onDone: {
              target: 'drawn',
              actions: { type: 'rememberPages', params: ({ event }) => event.output },
            },
            onError: { target: 'blank', actions: rememberFailure },
          },
        },
        drawn: { description: 'The pages are shown as they will print.' },
        blank: {
          description:
            'The pages could not be rendered. The reason and a retry are shown, and the sentences stay visible.',
          on: { 'pages.retry': 'drawing' },
        },
      },
    },
    accepted: { type: 'final', description: 'The letters were read and are to be generated.' },
    closed: { type: 'final', description: 'The preview was closed. No letters were generated.' },
  },
});
