import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { withdrawDisputeEvent } from '#contract/disputes.ts';
import { entryWithdrawalMachine } from '#machines/entryWithdrawal.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type EntryWithdrawal = ActorRefFrom<typeof entryWithdrawalMachine>;

/** Withdrawing an entry. It counts as done when the page has been reloaded. */
export function useEntryWithdrawal(profileId: string, eventId: string): EntryWithdrawal {
  const router = useRouter();
  return useWorkflow(
    wire(entryWithdrawalMachine, {
      withdrawDisputeEvent: async ({ reason, ...params }, signal) => {
        await perform(withdrawDisputeEvent, { params, body: { reason }, signal });
        await router.invalidate();
      },
    }),
    { input: { profileId, eventId } },
  );
}
