import { useRouter } from '@tanstack/react-router';

import type { ActorRefFrom } from 'xstate';
import { type ProfileDetail, profileDetails, updateProfile } from '#contract/profiles.ts';
import { profileEditMachine } from '#machines/profileEdit.ts';
import { perform } from '#src/api/perform.ts';
import { profileDocuments } from '#src/profile/documentActors.ts';
import { clearPendingUploads, pendingUploads } from '#src/profile/pendingUploads.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ProfileEdit = ActorRefFrom<typeof profileEditMachine>;

const wired = wire(profileEditMachine, {
  profileDocuments,
  updateProfile: ({ profileId, change }, signal) =>
    perform(updateProfile, { params: { profileId }, body: change, signal }),
  currentProfile: ({ profileId }, signal) => perform(profileDetails, { params: { profileId }, signal }),
});

/** Edits one profile and retries documents that could not be uploaded when it was created. */
export function useProfileEdit({
  id: profileId,
  version,
}: Pick<ProfileDetail, 'id' | 'version'>): ProfileEdit {
  const router = useRouter();
  const refresh = () => {
    clearPendingUploads(profileId);
    void router.invalidate();
  };
  const logic = wired.provide({ actions: { refresh } });
  return useWorkflow(logic, { input: { profileId, version, left: pendingUploads(profileId) } });
}
