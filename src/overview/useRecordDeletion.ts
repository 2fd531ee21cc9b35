import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { deleteProfile } from '#contract/profiles.ts';
import { recordDeletionMachine } from '#machines/recordDeletion.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type RecordDeletion = ActorRefFrom<typeof recordDeletionMachine>;

export function useRecordDeletion(): RecordDeletion {
  const router = useRouter();
  return useWorkflow(
    wire(recordDeletionMachine, {
      deleteProfile: async ({ profileId }, signal) => {
        if (profileId !== null) await perform(deleteProfile, { params: { profileId }, signal });
      },
    }).provide({ actions: { refresh: () => void router.invalidate() } }),
  );
}
