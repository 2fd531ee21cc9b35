import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Context {
  readonly failure: Failure | null;
}

export type ResultsFileEvent = { type: 'file.download' };

/** Downloads figures, a progress report, or a complaint packet. The actor provided by the screen fetches and saves the file. */
export const resultsFileMachine = setup({
  types: typed<{ context: Context; events: ResultsFileEvent; tags: 'busy' }>(),
  actors: { fetchResults: port<void, void>('fetchResults') },
  actions: {
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'resultsFile',
  description: 'Downloads figures, a progress report, or a complaint packet as a file.',
  context: { failure: null },
  initial: 'offered',
  states: {
    offered: { description: 'A button offers the file.', on: { 'file.download': 'downloading' } },
    downloading: {
      description: 'The file is being made and received.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'fetchResults',
        src: 'fetchResults',
        onDone: 'saved',
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    saved: {
      description: 'The browser saved the file. It can be downloaded again.',
      on: { 'file.download': 'downloading' },
    },
    failed: {
      description: 'No file was saved, and the page says why. It can be retried.',
      on: { 'file.download': 'downloading' },
    },
  },
});
