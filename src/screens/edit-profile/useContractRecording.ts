import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { recordContract, withdrawContract } from '#contract/clientContract.ts';
import { contractRecordingMachine } from '#machines/contractRecording.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ContractRecording = ActorRefFrom<typeof contractRecordingMachine>;

/** Recording what happened on paper. It counts as done when the page has been reloaded. */
export function useContractRecording(profileId: string): ContractRecording {
  const router = useRouter();
  return useWorkflow(
    wire(contractRecordingMachine, {
      recordContract: async ({ profileId: id, ...body }, signal) => {
        await perform(recordContract, { params: { profileId: id }, body, signal });
        await router.invalidate();
      },
      withdrawContract: async (params, signal) => {
        await perform(withdrawContract, { params, signal });
        await router.invalidate();
      },
    }),
    { input: { profileId } },
  );
}
