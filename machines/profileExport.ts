import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
}

interface Context extends Input {
  /** Bytes received; how many there will be is not known, because the file is made while it is sent. */
  readonly loaded: number;
  readonly failure: Failure | null;
}

export type ProfileExportEvent =
  | { type: 'export.start' }
  | { type: 'export.progress'; loaded: number }
  | { type: 'export.cancel' };

/** Downloads everything stored about a profile. The actor provided by the screen fetches and saves the file. */
export const profileExportMachine = setup({
  types: typed<{ input: Input; context: Context; events: ProfileExportEvent; tags: 'busy' }>(),
  actors: {
    exportProfile: port<void, Input & { onProgress: (loaded: number) => void }>('exportProfile'),
  },
  actions: {
    startAnew: assign({ loaded: 0, failure: null }),
    showProgress: assign({ loaded: (_, { loaded }: { loaded: number }) => loaded }),
    rememberFailure: assign(failureIn),
  },
}).createMachine({
  id: 'profileExport',
  description: 'Downloads a copy of everything stored about a profile.',
  context: ({ input }) => ({ ...input, loaded: 0, failure: null }),
  initial: 'offered',
  states: {
    offered: { description: 'A button offers the download.', on: { 'export.start': 'downloading' } },
    downloading: {
      description: 'The file is being made and received; how much has arrived is shown.',
      tags: 'busy',
      entry: 'startAnew',
      invoke: {
        id: 'exportProfile',
        src: 'exportProfile',
        input: ({ context: { profileId }, self }) => ({
          profileId,
          onProgress: (loaded) => self.send({ type: 'export.progress', loaded }),
        }),
        onDone: 'saved',
        onError: { target: 'failed', actions: rememberFailure },
      },
      on: {
        'export.progress': { actions: { type: 'showProgress', params: ({ event }) => event } },
        'export.cancel': 'offered',
      },
    },
    saved: {
      description: 'The file is saved. It can be downloaded again.',
      on: { 'export.start': 'downloading' },
    },
    failed: {
      description: 'The download was refused or interrupted, and no file was saved. It can be retried.',
      on: { 'export.start': 'downloading' },
    },
  },
});
