import { assign, setup } from 'xstate';
import { documentTypes } from '#contract/limits.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
  readonly fileId: string;
  readonly mediaType: string;
}

interface Context extends Input {
  readonly picture: Blob | null;
  readonly failure: Failure | null;
}

export type DisputeFileEvent = { type: 'file.retry' } | { type: 'file.close' };

/** Opens a scan of a receipt or an answer: an image is shown, a PDF is saved. Tag: `busy` while it is loading. */
export const disputeFileMachine = setup({
  types: typed<{ input: Input; context: Context; events: DisputeFileEvent; tags: 'busy' }>(),
  actors: { viewDisputeFile: port<Blob, Pick<Input, 'profileId' | 'fileId'>>('viewDisputeFile') },
  guards: {
    isPicture: ({ context: { mediaType } }) => documentTypes.some((type) => type === mediaType),
  },
  actions: {
    saveFile: effect<{ content: Blob }>('saveFile'),
    rememberPicture: assign({ picture: (_, { content }: { content: Blob }) => content }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'disputeFile',
  description: 'Opens the scan of a receipt or an answer.',
  context: ({ input }) => ({ ...input, picture: null, failure: null }),
  initial: 'fetching',
  on: { 'file.close': '.closed' },
  states: {
    fetching: {
      description: 'The scan is loading. Its opening is recorded.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'viewDisputeFile',
        src: 'viewDisputeFile',
        input: ({ context: { profileId, fileId } }) => ({ profileId, fileId }),
        onDone: [
          {
            guard: 'isPicture',
            target: 'shown',
            actions: { type: 'rememberPicture', params: ({ event }) => ({ content: event.output }) },
          },
          {
            target: 'saved',
            actions: { type: 'saveFile', params: ({ event }) => ({ content: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    shown: { description: 'The image is shown.' },
    failed: {
      description: 'The scan could not be loaded. The dialog offers a retry.',
      on: { 'file.retry': 'fetching' },
    },
    saved: { type: 'final', description: 'The PDF was saved by the browser.' },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
});
