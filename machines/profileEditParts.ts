import { assign, sendTo, setup } from 'xstate';
import type { ProfileDetail } from '#contract/profiles.ts';
import type { ProfileChange } from '#contract/profileInput.ts';
import type { PendingUpload } from './documentSlot.ts';
import { type Failure, failureIn, failureOf } from './failure.ts';
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

/** The profile as it is saved by now: its page was loaded again. */
export type Load = { type: 'profile.load'; profile: ProfileDetail };

export type ProfileEditEvent =
  | { type: 'form.change' }
  | { type: 'profile.save'; change: ProfileChange }
  | { type: 'choice.open' }
  | { type: 'choice.dismiss' }
  | Load
  | { type: 'profile.check' }
  | DocumentsSettled;

/** The named parts of the form of an existing profile. The statechart itself is in `profileEdit.ts`. */
export const profileEditParts = setup({
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
    isNewer: ({ context }, { theirs }: { theirs: ProfileDetail }) =>
      theirs.version > (context.version ?? theirs.version),
    hasTheirs: ({ context }) => context.theirs !== null,
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
});
