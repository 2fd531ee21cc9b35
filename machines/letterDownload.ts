import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly sessionId: string;
}

/** Progress of a download: bytes so far, total bytes (0 if unknown), and milliseconds since it started. */
export interface Progress {
  readonly loaded: number;
  readonly total: number;
  readonly elapsed: number;
}

interface Context extends Input {
  /** 0 to 100. */
  readonly percent: number;
  /** Whole seconds remaining; null while unknown. */
  readonly secondsLeft: number | null;
  readonly failure: Failure | null;
}

export type LetterDownloadEvent =
  | ({ type: 'download.progress' } & Progress)
  | { type: 'download.retry' }
  | { type: 'download.dismiss' };

function percentOf({ loaded, total }: Progress): number {
  return total > 0 ? Math.min(100, Math.floor((loaded / total) * 100)) : 0;
}

function secondsLeftOf({ loaded, total, elapsed }: Progress): number | null {
  if (total <= 0 || loaded <= 0) return null;
  return Math.ceil(((Math.max(0, total - loaded) / loaded) * elapsed) / 1_000);
}

/** Downloads the zip of one set of letters. The actor provided by the screen fetches and saves it. */
export const letterDownloadMachine = setup({
  types: typed<{ input: Input; context: Context; events: LetterDownloadEvent; tags: 'busy' }>(),
  actors: {
    downloadLetters: port<void, Input & { onProgress: (progress: Progress) => void }>('downloadLetters'),
  },
  actions: {
    startAnew: assign({ percent: 0, secondsLeft: null, failure: null }),
    showProgress: assign({
      percent: (_, progress: Progress) => percentOf(progress),
      secondsLeft: (_, progress: Progress) => secondsLeftOf(progress),
    }),
    showComplete: assign({ percent: 100, secondsLeft: 0 }),
    rememberFailure: assign(failureIn),
  },
}).createMachine({
  id: 'letterDownload',
  description: 'Downloads the letters, with progress and time remaining.',
  context: ({ input }) => ({ ...input, percent: 0, secondsLeft: null, failure: null }),
  initial: 'downloading',
  states: {
    downloading: {
      description: 'The dialog shows the percentage and the time remaining.',
      tags: 'busy',
      entry: 'startAnew',
      invoke: {
        id: 'downloadLetters',
        src: 'downloadLetters',
        input: ({ context: { sessionId }, self }) => ({
          sessionId,
          onProgress: (progress) => self.send({ type: 'download.progress', ...progress }),
        }),
        onDone: { target: 'complete', actions: 'showComplete' },
        onError: { target: 'failed', actions: rememberFailure },
      },
      on: {
        'download.progress': { actions: { type: 'showProgress', params: ({ event }) => event } },
        'download.dismiss': 'abandoned',
      },
    },
    failed: {
      description: 'The download was interrupted and can be retried.',
      on: { 'download.retry': 'downloading', 'download.dismiss': 'abandoned' },
    },
    complete: { type: 'final', description: 'The zip is saved; the dialog closes.' },
    abandoned: {
      type: 'final',
      description: 'The user closed the dialog before the download finished. No file is saved.',
    },
  },
});
