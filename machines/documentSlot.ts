import { assertEvent, assign, sendParent, setup } from 'xstate';
import type { DocumentKind } from '#contract/documents.ts';
import { documentBytes, documentTypes } from '#contract/limits.ts';
import { type Failure, failureIn, failureOf, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

/** A chosen file that was not uploaded to the profile, with the reason. */
export interface PendingUpload {
  readonly kind: DocumentKind;
  /** Null if it was refused when it was chosen, and not kept. */
  readonly file: File | null;
  readonly failure: Failure;
}

/** Sent to the parent once an upload request has been handled. Null: nothing is missing. */
export type DocumentSettled = {
  type: 'document.settled';
  kind: DocumentKind;
  unfinished: PendingUpload | null;
};

interface Input {
  readonly kind: DocumentKind;
  /** What was not uploaded on the previous page: retried here, if its file was kept. */
  readonly left: PendingUpload | null;
}

interface Context {
  readonly kind: DocumentKind;
  readonly file: File | null;
  /** What was done to the file since it was chosen. */
  readonly edited: 'cropped' | 'turned' | null;
  /** Bytes of the file chosen last, also of a refused one. */
  readonly chosenBytes: number;
  readonly failure: Failure | null;
}

type Choose = { type: 'document.choose'; file: File };
type Crop = { type: 'document.crop'; file: File; cropped: boolean };
type Upload = { type: 'document.upload'; profileId: string };
export type DocumentSlotEvent = Choose | Crop | Upload | { type: 'document.discard' };

function unfinishedOf({ kind, file, failure }: Context): PendingUpload | null {
  return failure === null ? null : { kind, file, failure };
}

function chosenIn({ file }: Context): File {
  if (file === null) throw new Error('A slot works only on what was chosen');
  return file;
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
    /** A photo over the limit, within it. Rejects with `notAnImage`, or `fileTooLarge` if it can’t be made that small. */
    shrinkPicture: port<File, { file: File }>('shrinkPicture'),
    uploadDocument: port<void, { kind: DocumentKind; profileId: string; file: File }>('uploadDocument'),
  },
  guards: {
    hasFailure: ({ context }) => context.failure !== null,
    hasFile: ({ context }) => context.file !== null,
    isLargePicture: (_, { file }: Choose) =>
      file.size > documentBytes && documentTypes.some((type) => type === file.type),
    isPicture: (_, { file }: Choose) => documentTypes.some((type) => type === file.type),
  },
  actions: {
    keepFile: assign((_, { file }: Choose) => ({
      file,
      edited: null,
      chosenBytes: file.size,
      failure: null,
    })),
    keepPart: assign(({ context }, { file, cropped }: Crop) => ({
      file,
      edited: cropped || context.edited === 'cropped' ? 'cropped' : 'turned',
      failure: null,
    })),
    keepSmaller: assign({ file: (_, { file }: { file: File }) => file }),
    refuseFile: assign({ file: null, failure: { code: 'notAnImage', detail: '', fields: [] } }),
    refuseLarge: assign({ file: null, failure: (_, { error }: { error: unknown }) => failureOf(error) }),
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
    edited: null,
    chosenBytes: input.left?.file?.size ?? 0,
    failure: input.left?.failure ?? null,
  }),
  initial: 'opening',
  on: {
    'document.choose': [
      {
        guard: { type: 'isLargePicture', params: ({ event }) => event },
        target: '.shrinking',
        actions: { type: 'keepFile', params: ({ event }) => event },
      },
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
      description: 'Resumes what was not uploaded on the previous page, if there was anything.',
      always: [{ guard: 'hasFile', target: 'failed' }, { guard: 'hasFailure', target: 'refused' }, 'empty'],
    },
    empty: {
      description: 'Nothing has been chosen during this visit.',
      on: { 'document.upload': { actions: 'tellSettled' } },
    },
    shrinking: {
      description: 'The chosen photo is over the limit and is being made smaller. Nothing is promised yet.',
      invoke: {
        id: 'shrinkPicture',
        src: 'shrinkPicture',
        input: ({ context }) => ({ file: chosenIn(context) }),
        onDone: {
          target: 'chosen',
          actions: { type: 'keepSmaller', params: ({ event }) => ({ file: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'refuseLarge', params: ({ event }) => event } },
      },
      on: { 'document.upload': 'uploading', 'document.discard': { target: 'empty', actions: 'forgetFile' } },
    },
    chosen: {
      description: 'An image is chosen and will be uploaded on save. How its file begins is checked at once.',
      tags: 'success',
      invoke: {
        id: 'checkPicture',
        src: 'checkPicture',
        input: ({ context }) => ({ file: chosenIn(context) }),
        onError: { target: 'refused', actions: 'refuseFile' },
      },
      on: {
        'document.crop': { target: 'chosen', actions: { type: 'keepPart', params: ({ event }) => event } },
        'document.upload': 'uploading',
        'document.discard': { target: 'empty', actions: 'forgetFile' },
      },
    },
    refused: {
      description: 'The chosen file is not a PNG or JPG, or too large, so it was discarded. A save says so.',
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
        input: ({ context, event }) => {
          assertEvent(event, 'document.upload');
          return { kind: context.kind, file: chosenIn(context), profileId: event.profileId };
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
      on: {
        'document.crop': { target: 'chosen', actions: { type: 'keepPart', params: ({ event }) => event } },
        'document.upload': 'uploading',
        'document.discard': { target: 'empty', actions: 'forgetFile' },
      },
    },
  },
});
