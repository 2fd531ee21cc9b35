import { assertEvent, assign, sendParent, setup } from 'xstate';
import type { DocumentKind } from '#contract/documents.ts';
import { documentTypes } from '#contract/limits.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

/** A chosen file that was not uploaded to the profile, with the reason. */
export interface PendingUpload {
  readonly kind: DocumentKind;
  readonly file: File;
  readonly failure: Failure;
}

/** Sent to the parent machine once an upload request has been handled. Null: nothing is missing. */
export type DocumentSettled = {
  type: 'document.settled';
  kind: DocumentKind;
  unfinished: PendingUpload | null;
};

interface Input {
  readonly kind: DocumentKind;
  /** An upload that failed on the previous page, to be retried here. */
  readonly left: PendingUpload | null;
}

interface Context {
  readonly kind: DocumentKind;
  readonly file: File | null;
  readonly failure: Failure | null;
}

type Choose = { type: 'document.choose'; file: File };
type Upload = { type: 'document.upload'; profileId: string };
export type DocumentSlotEvent = Choose | Upload | { type: 'document.discard' };

function unfinishedOf({ kind, file, failure }: Context): PendingUpload | null {
  return file !== null && failure !== null ? { kind, file, failure } : null;
}

/**
 * One of the three upload boxes. A file is kept here until the profile is saved and is then uploaded. Choosing
 * another file replaces the current one. It runs inside `profileDocuments` and reports to it.
 */
export const documentSlotMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: DocumentSlotEvent;
    tags: 'busy' | 'success' | 'error';
  }>(),
  actors: {
    /** Rejects with `notAnImage` if the file’s bytes are no PNG or JPG. */
    checkPicture: port<void, { file: File }>('checkPicture'),
    uploadDocument: port<void, { kind: DocumentKind; profileId: string; file: File }>('uploadDocument'),
  },
  guards: {
    hasFailure: ({ context }) => context.failure !== null,
    isPicture: (_, { file }: Choose) => documentTypes.some((type) => type === file.type),
  },
  actions: {
    keepFile: assign({ file: (_, { file }: Choose) => file, failure: null }),
    refuseFile: assign({ file: null, failure: { code: 'notAnImage', detail: '', fields: [] } }),
    forgetFile: assign({ file: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign(failureIn),
    tellSettled: sendParent(({ context }): DocumentSettled => ({
      type: 'document.settled',
      kind: context.kind,
      unfinished: unfinishedOf(context),
    })),
  },
}).createMachine({
  id: 'documentSlot',
  description: 'One identity document, from choosing an image to saving it on the profile.',
  context: ({ input }) => ({
    kind: input.kind,
    file: input.left?.file ?? null,
    failure: input.left?.failure ?? null,
  }),
  initial: 'opening',
  on: {
    'document.choose': [
      {
        guard: { type: 'isPicture', params: ({ event }) => event },
        target: '.chosen',
        actions: { type: 'keepFile', params: ({ event }) => event },
      },
      { target: '.refused', actions: 'refuseFile' },
    ],
  },
  states: {
    opening: {
      description: 'Resumes an upload that failed on the previous page, if there was one.',
      always: [{ guard: 'hasFailure', target: 'failed' }, { target: 'empty' }],
    },
    empty: {
      description: 'Nothing has been chosen during this visit.',
      on: { 'document.upload': { actions: 'tellSettled' } },
    },
    chosen: {
      description: 'An image is chosen and will be uploaded on save. How its file begins is checked at once.',
      tags: 'success',
      invoke: {
        id: 'checkPicture',
        src: 'checkPicture',
        input: ({ context: { file } }) => {
          if (file === null) throw new Error('A slot checks only what was chosen');
          return { file };
        },
        onError: { target: 'refused', actions: 'refuseFile' },
      },
      on: { 'document.upload': 'uploading', 'document.discard': { target: 'empty', actions: 'forgetFile' } },
    },
    refused: {
      description: 'The chosen file is not a PNG or JPG, so it was discarded.',
      tags: 'error',
      on: {
        'document.upload': { actions: 'tellSettled' },
        'document.discard': { target: 'empty', actions: 'forgetFile' },
      },
    },
    uploading: {
      description: 'The image is uploading. Another cannot be chosen until it finishes.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'uploadDocument',
        src: 'uploadDocument',
        input: ({ context: { kind, file }, event }) => {
          assertEvent(event, 'document.upload');
          if (file === null) throw new Error('A slot uploads only what was chosen');
          return { kind, file, profileId: event.profileId };
        },
        onDone: { target: 'uploaded', actions: 'tellSettled' },
        onError: {
          target: 'failed',
          actions: [rememberFailure, 'tellSettled'],
        },
      },
      on: { 'document.choose': {} },
    },
    uploaded: {
      description: 'The image is saved on the profile.',
      tags: 'success',
      on: { 'document.upload': { actions: 'tellSettled' } },
    },
    failed: {
      description: 'The upload failed. The image is kept so the next save can retry it.',
      tags: 'error',
      on: { 'document.upload': 'uploading', 'document.discard': { target: 'empty', actions: 'forgetFile' } },
    },
  },
});
