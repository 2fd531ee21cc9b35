import { useRouter } from '@tanstack/react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { setClientStatus } from '#contract/clientStatus.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { statusChangeMachine } from '#machines/statusChange.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type StatusChange = ActorRefFrom<typeof statusChangeMachine>;

interface Order {
  profileId: string;
  status: ProfileStatus;
  reason: string;
}

const wired = statusChangeMachine.provide({
  actors: {
    setClientStatus: fromPromise<void, Order>(async ({ input: { profileId, ...body }, signal }) => {
      await perform(setClientStatus, { params: { profileId }, body, signal });
    }),
  },
});

/** Setting a client's status manually. The page is reloaded afterwards. */
export function useStatusChange(profileId: string): StatusChange {
  const router = useRouter();
  const logic = wired.provide({ actions: { refresh: () => void router.invalidate() } });
  return useWorkflow(logic, { input: { profileId } });
}
