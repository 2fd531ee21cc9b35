import { useRouter } from '@tanstack/react-router';

import { type ActorRefFrom, fromPromise } from 'xstate';
import { deleteProfile, deleteProfiles } from '#contract/profiles.ts';
import { recordDeletionMachine } from '#machines/recordDeletion.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type RecordDeletion = ActorRefFrom<typeof recordDeletionMachine>;

export function useRecordDeletion(): RecordDeletion {
  const router = useRouter();
  return useWorkflow(
    recordDeletionMachine.provide({
      actions: { refresh: () => void router.invalidate() },
      actors: {
        deleteProfiles: fromPromise<void, { ids: readonly string[] }>(async ({ input: { ids }, signal }) => {
          const [only] = ids;
          if (ids.length === 1 && only !== undefined) {
            await perform(deleteProfile, { params: { profileId: only }, signal });
          } else {
            await perform(deleteProfiles, { body: [...ids], signal });
          }
        }),
      },
    }),
  );
}
