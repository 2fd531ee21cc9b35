import { assign, setup } from 'xstate';
import type { GenerationSession } from '#contract/repair.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { type DownloadLetters, downloadOf, letterDownloadMachine } from './letterDownload.ts';
import { effect, port, typed } from './port.ts';

interface Input {
  readonly sessionId: string;
  /** The set that was written instead; null if none was yet. */
  readonly rewrittenAs: string | null;
  /** Whether the client changed letters of the set, which new letters don't have. */
  readonly losesChanges: boolean;
}

interface Context extends Input {
  readonly failure: Failure | null;
}

export type LetterCorrectionEvent =
  | { type: 'letters.rewrite' }
  | { type: 'changes.drop' }
  | { type: 'changes.keep' }
  | { type: 'letters.retry' }
  | DownloadLetters
  | { type: 'correction.close' };

/** What was withdrawn from a set of letters, and the letters that replace it. */
export const letterCorrectionMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: LetterCorrectionEvent;
    children: { letterDownload: 'letterDownload' };
    tags: 'busy';
  }>(),
  actors: {
    rewriteLetters: port<GenerationSession, { sessionId: string }>('rewriteLetters'),
    letterDownload: letterDownloadMachine,
  },
  guards: {
    isRewritten: ({ context }) => context.rewrittenAs !== null,
    losesChanges: ({ context }) => context.losesChanges,
  },
  actions: {
    refresh: effect('refresh'),
    rememberLetters: assign({ rewrittenAs: (_, { sessionId }: GenerationSession) => sessionId }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'letterCorrection',
  description: 'Statements that were withdrawn from a set of letters, and the letters that replace it.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  on: { 'correction.close': '.closed' },
  states: {
    opening: {
      description: 'Checks whether the letters were already written again.',
      always: [{ guard: 'isRewritten', target: 'rewritten' }, { target: 'reading' }],
    },
    reading: {
      description: 'The withdrawn statements are shown. The letters can be written again.',
      on: { 'letters.rewrite': [{ guard: 'losesChanges', target: 'confirming' }, { target: 'rewriting' }] },
    },
    confirming: {
      description: 'Letters that the client changed are named. New ones would not have the changes.',
      on: { 'changes.drop': 'rewriting', 'changes.keep': 'reading' },
    },
    rewriting: {
      description: 'The letters are being written again. No generation is used.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'rewriteLetters',
        src: 'rewriteLetters',
        input: ({ context: { sessionId } }) => ({ sessionId }),
        onDone: {
          target: 'rewritten',
          actions: [{ type: 'rememberLetters', params: ({ event }) => event.output }, 'refresh'],
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'The letters were not written again. The dialog shows the reason and offers a retry.',
      on: { 'letters.retry': 'rewriting' },
    },
    rewritten: {
      description: 'The new letters are ready to download.',
      on: { 'letters.download': 'downloading' },
    },
    downloading: {
      description: 'The download dialog is open.',
      invoke: {
        id: 'letterDownload',
        src: 'letterDownload',
        input: ({ context, event }) => downloadOf(event, context.rewrittenAs),
        onDone: 'rewritten',
      },
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
});
