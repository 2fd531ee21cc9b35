import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { ProfileDetail } from '#contract/profiles.ts';
import type { ProfileChange } from '#contract/profileInput.ts';
import type { PendingUpload } from './documentSlot.ts';
import { type Failure, failureIn, failureOf, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';
import { type DocumentsSettled, profileDocumentsMachine } from './profileDocuments.ts';

interface Input {
  readonly profileId: string;
  /** The version that the form shows; null where nobody else edits it. */
  readonly version: number | null;
  /** Documents that the previous page could not upload. */
  readonly left: readonly PendingUpload[];
}

interface Context extends Input {
  readonly unfinished: readonly PendingUpload[];
  readonly failure: Failure | null;
  /** The profile as someone else has saved it since; null unless that happened. */
  readonly theirs: ProfileDetail | null;
}

export type ProfileEditEvent =
  | { type: 'form.change' }
  | { type: 'profile.save'; change: ProfileChange }
  | { type: 'choice.dismiss' }
  | DocumentsSettled;

/**
 * An existing profile: its changes are saved, then newly chosen documents are uploaded. Tags: `busy` locks the
 * buttons, `unsaved` makes leaving ask.
 */
export const profileEditMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: ProfileEditEvent;
    children: { documents: 'profileDocuments' };
    tags: 'busy' | 'unsaved';
  }>(),
  actors: {
    profileDocuments: profileDocumentsMachine,
    updateProfile: port<{ version: number | null }, { profileId: string; change: ProfileChange }>(
      'updateProfile',
    ),
    currentProfile: port<ProfileDetail, { profileId: string }>('currentProfile'),
  },
  guards: {
    isChangedMeanwhile: (_, { error }: { error: unknown }) => failureOf(error).code === 'changedMeanwhile',
    hasUnfinished: ({ context }) => context.unfinished.length > 0,
    leavesUnfinished: (_, { unfinished }: DocumentsSettled) => unfinished.length > 0,
  },
  actions: {
    refresh: effect('refresh'),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    rememberVersion: assign({
      version: (_, { version }: { version: number | null }) => version,
      theirs: null,
    }),
    rememberTheirs: assign({ theirs: (_, { theirs }: { theirs: ProfileDetail }) => theirs }),
    // Only now: back in the form, nobody has chosen yet, and its other entries are older than theirs.
    acceptTheirs: assign({ version: ({ context }) => context.theirs?.version ?? context.version }),
    rememberUnfinished: assign({ unfinished: (_, { unfinished }: DocumentsSettled) => unfinished }),
    uploadDocuments: sendTo('documents', ({ context }) => ({
      type: 'documents.upload',
      profileId: context.profileId,
    })),
  },
}).createMachine({
  id: 'profileEdit',
  description: 'Edits a profile and its documents, from the first change to the saved confirmation.',
  context: ({ input }) => ({ ...input, unfinished: input.left, failure: null, theirs: null }),
  invoke: { id: 'documents', src: 'profileDocuments', input: ({ context: { left } }) => ({ left }) },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks for documents that were not uploaded when the profile was created.',
      always: [{ guard: 'hasUnfinished', target: 'incomplete' }, { target: 'untouched' }],
    },
    untouched: {
      description: 'The form shows the saved values.',
      on: { 'form.change': 'changed', 'profile.save': 'saving' },
    },
    changed: {
      description: 'The form has unsaved changes.',
      tags: 'unsaved',
      on: { 'profile.save': 'saving' },
    },
    saving: {
      description: 'The changes are being saved.',
      tags: ['busy', 'unsaved'],
      entry: 'forgetFailure',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context: { profileId, version }, event }) => {
          assertEvent(event, 'profile.save');
          return {
            profileId,
            change: version === null ? event.change : { ...event.change, basedOn: version },
          };
        },
        onDone: {
          target: 'uploading',
          actions: { type: 'rememberVersion', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isChangedMeanwhile', params: ({ event }) => event },
            target: 'comparing',
          },
          { target: 'failed', actions: rememberFailure },
        ],
      },
    },
    comparing: {
      description:
        'Someone else saved the profile first. Nothing was saved, and their version is being loaded.',
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'currentProfile',
        src: 'currentProfile',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberTheirs', params: ({ event }) => ({ theirs: event.output }) },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    choosing: {
      description: 'Each entry that differs from theirs is shown with both values, and the person chooses.',
      tags: 'unsaved',
      on: {
        'profile.save': { target: 'saving', actions: 'acceptTheirs' },
        'choice.dismiss': 'changed',
      },
    },
    failed: {
      description: 'Nothing was saved. The reason is shown, and all entries are kept.',
      tags: 'unsaved',
      on: { 'form.change': 'changed', 'profile.save': 'saving' },
    },
    uploading: {
      description: 'The changes are saved, and the chosen documents are uploading.',
      tags: ['busy', 'unsaved'],
      entry: 'uploadDocuments',
      on: {
        'documents.settled': [
          {
            guard: { type: 'leavesUnfinished', params: ({ event }) => event },
            target: 'incomplete',
            actions: [{ type: 'rememberUnfinished', params: ({ event }) => event }, 'refresh'],
          },
          {
            target: 'saved',
            actions: [{ type: 'rememberUnfinished', params: ({ event }) => event }, 'refresh'],
          },
        ],
      },
    },
    saved: {
      description: 'Everything is saved, and the page says so.',
      on: { 'form.change': 'changed', 'profile.save': 'saving' },
    },
    incomplete: {
      description:
        'The profile is saved, but some documents were not uploaded. The message names them, and their slots show why.',
      tags: 'unsaved',
      on: { 'form.change': 'changed', 'profile.save': 'saving' },
    },
  },
});
