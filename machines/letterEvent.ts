import { assign, setup } from 'xstate';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { disputeFileTypes } from '#contract/limits.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
  /** The entry that is being corrected; null if it is a new one. */
  readonly replaces: string | null;
}

interface Context extends Input {
  /** The photo or PDF that is uploaded on save. */
  readonly file: File | null;
  /** Its id once it has been uploaded: saving again doesn’t upload it again. */
  readonly fileId: string | null;
  /** What the form says happened. Several if letters were sent with tracking numbers of their own. */
  readonly events: readonly DisputeEvent[];
  readonly keeps: readonly string[];
  readonly failure: Failure | null;
}

type Choose = { type: 'file.choose'; file: File };
type Save = {
  type: 'event.save';
  events: readonly DisputeEvent[];
  /** Letters of the corrected entry that the correction is not about. */
  keeps?: readonly string[];
};
export type LetterEventEvent = Choose | Save | { type: 'file.discard' } | { type: 'form.close' };

/** The uploaded file belongs to everything that the form records. */
const withFile = (event: DisputeEvent, fileId: string | null): DisputeEvent =>
  fileId !== null && 'files' in event ? { ...event, files: [...event.files, fileId] } : event;

/** Records what happened to letters, or corrects what was recorded. Tag: `busy` while a call runs. */
export const letterEventMachine = setup({
  types: typed<{ input: Input; context: Context; events: LetterEventEvent; tags: 'busy' }>(),
  actors: {
    uploadDisputeFile: port<{ id: string }, { profileId: string; file: File }>('uploadDisputeFile'),
    recordDisputeEvent: port<void, Input & Pick<Save, 'events' | 'keeps'>>('recordDisputeEvent'),
  },
  guards: {
    isReadable: (_, { file }: Choose) => disputeFileTypes.some((type) => type === file.type),
    needsUpload: ({ context: { file, fileId } }) => file !== null && fileId === null,
  },
  actions: {
    keepFile: assign({ file: (_, { file }: Choose) => file, fileId: null, failure: null }),
    forgetFile: assign({ file: null, fileId: null, failure: null }),
    rememberEvents: assign((_, { events, keeps = [] }: Save) => ({ events, keeps, failure: null })),
    rememberUpload: assign({ fileId: (_, { id }: { id: string }) => id }),
    rememberFailure: assign(failureIn),
  },
}).createMachine({
  id: 'letterEvent',
  description: 'A form that records what happened to letters: mailed, delivered, returned, and so on.',
  context: ({ input }) => ({ ...input, file: null, fileId: null, events: [], keeps: [], failure: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The form can be filled in. Nothing is recorded before it is saved.',
      initial: 'filling',
      on: {
        'file.choose': [
          {
            guard: { type: 'isReadable', params: ({ event }) => event },
            target: '.filling',
            actions: { type: 'keepFile', params: ({ event }) => event },
          },
          { target: '.refused', actions: 'forgetFile' },
        ],
        'file.discard': { target: '.filling', actions: 'forgetFile' },
        'event.save': { target: 'saving', actions: { type: 'rememberEvents', params: ({ event }) => event } },
        'form.close': 'closed',
      },
      states: {
        filling: { description: 'Nothing has gone wrong.' },
        refused: { description: 'The chosen file is not a PNG, JPG, or PDF, so it was discarded.' },
        failed: { description: 'It was not recorded. The reason is shown, and all entries are kept.' },
      },
    },
    saving: {
      description: 'Checks whether a file has to be uploaded first.',
      always: [{ guard: 'needsUpload', target: 'uploading' }, { target: 'recording' }],
    },
    uploading: {
      description: 'The photo or PDF is uploading. The form is locked until the end.',
      tags: 'busy',
      invoke: {
        id: 'uploadDisputeFile',
        src: 'uploadDisputeFile',
        input: ({ context: { profileId, file } }) => {
          if (file === null) throw new Error('Only a chosen file is uploaded');
          return { profileId, file };
        },
        onDone: {
          target: 'recording',
          actions: { type: 'rememberUpload', params: ({ event }) => event.output },
        },
        onError: { target: 'open.failed', actions: rememberFailure },
      },
    },
    recording: {
      description: 'The entry is being saved. The form is locked until the end.',
      tags: 'busy',
      invoke: {
        id: 'recordDisputeEvent',
        src: 'recordDisputeEvent',
        input: ({ context: { profileId, replaces, events, keeps, fileId } }) => ({
          profileId,
          replaces,
          events: events.map((event) => withFile(event, fileId)),
          ...(keeps.length > 0 && { keeps }),
        }),
        onDone: 'recorded',
        onError: { target: 'open.failed', actions: rememberFailure },
      },
    },
    recorded: { type: 'final', description: 'The entry is saved, and the page shows it.' },
    closed: { type: 'final', description: 'The form was closed without saving.' },
  },
});
