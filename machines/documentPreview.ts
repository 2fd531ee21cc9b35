import { assertEvent, assign, setup } from 'xstate';
import type { DocumentKind } from '#contract/documents.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
}

type Open = { type: 'preview.open'; kind: DocumentKind };

interface Context extends Input {
  readonly kind: DocumentKind | null;
  readonly picture: Blob | null;
  readonly failure: Failure | null;
}

export type DocumentPreviewEvent = Open | { type: 'preview.close' };

/** Shows the owner a document they saved earlier. */
export const documentPreviewMachine = setup({
  types: typed<{ input: Input; context: Context; events: DocumentPreviewEvent; tags: 'busy' | 'dialog' }>(),
  actors: { viewDocument: port<Blob, { profileId: string; kind: DocumentKind }>('viewDocument') },
  actions: {
    rememberKind: assign({ kind: (_, { kind }: Open) => kind, failure: null }),
    rememberPicture: assign({ picture: (_, { picture }: { picture: Blob }) => picture }),
    rememberFailure: assign(failureIn),
    forgetPicture: assign({ kind: null, picture: null, failure: null }),
  },
}).createMachine({
  id: 'documentPreview',
  description: 'Previews a document saved on the profile.',
  context: ({ input }) => ({ ...input, kind: null, picture: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No document is open.',
      entry: 'forgetPicture',
      on: { 'preview.open': 'fetching' },
    },
    fetching: {
      description: 'The dialog is open and the image is loading.',
      tags: ['busy', 'dialog'],
      entry: {
        type: 'rememberKind',
        params: ({ event }) => {
          assertEvent(event, 'preview.open');
          return event;
        },
      },
      invoke: {
        id: 'viewDocument',
        src: 'viewDocument',
        input: ({ context: { profileId }, event }) => {
          assertEvent(event, 'preview.open');
          return { profileId, kind: event.kind };
        },
        onDone: {
          target: 'shown',
          actions: { type: 'rememberPicture', params: ({ event }) => ({ picture: event.output }) },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
      on: { 'preview.close': 'closed' },
    },
    shown: {
      description: 'The image is shown.',
      tags: 'dialog',
      on: { 'preview.close': 'closed' },
    },
    failed: {
      description: 'The image could not be loaded. The dialog offers a retry.',
      tags: 'dialog',
      on: { 'preview.open': 'fetching', 'preview.close': 'closed' },
    },
  },
});
