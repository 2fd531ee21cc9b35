import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

/** A ZIP file with a PDF for each letter, or one PDF of all letters. */
export type LettersFile = 'zip' | 'pdf';

interface Input {
  readonly sessionId: string;
  readonly file: LettersFile;
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

/** How a dialog with written letters is asked for them. */
export type DownloadLetters = { type: 'letters.download'; file: LettersFile };

/** The input of the download that a dialog starts. Throws for any other event and without letters. */
export function downloadOf(event: { readonly type: string }, sessionId: string | null | undefined): Input {
  if (event.type !== 'letters.download') throw new Error('Only a request starts a download');
  if (sessionId === null || sessionId === undefined)
    throw new Error('Only written letters can be downloaded');
  return { sessionId, file: (event as DownloadLetters).file };
}

function percentOf({ loaded, total }: Progress): number {
  return total > 0 ? Math.min(100, Math.floor((loaded / total) * 100)) : 0;
}

function secondsLeftOf({ loaded, total, elapsed }: Progress): number | null {
  if (total <= 0 || loaded <= 0) return null;
  return Math.ceil(((Math.max(0, total - loaded) / loaded) * elapsed) / 1_000);
}

/** Downloads one set of letters. The actor provided by the screen fetches and saves it. */
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
        input: ({ context: { sessionId, file }, self }) => ({
          sessionId,
          file,
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
    complete: { type: 'final', description: 'The file is saved; the dialog closes.' },
    abandoned: {
      type: 'final',
      description: 'The user closed the dialog before the download finished. No file is saved.',
    },
  },
});
