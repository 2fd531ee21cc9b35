import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { setClientStatus } from '#contract/clientStatus.ts';
import { statusChangeMachine } from '#machines/statusChange.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type StatusChange = ActorRefFrom<typeof statusChangeMachine>;

const wired = wire(statusChangeMachine, {
  setClientStatus: ({ profileId, ...body }, signal) =>
    perform(setClientStatus, { params: { profileId }, body, signal }),
});

/** Setting a client's status manually. The page is reloaded afterwards. */
export function useStatusChange(profileId: string): StatusChange {
  const router = useRouter();
  const logic = wired.provide({ actions: { refresh: () => void router.invalidate() } });
  return useWorkflow(logic, { input: { profileId } });
}
