import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { clientReadiness } from '#contract/clientReadiness.ts';
import { setClientStatus } from '#contract/clientStatus.ts';
import { refreshReport } from '#contract/providers.ts';
import { clientBatchMachine } from '#machines/clientBatch.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ClientBatch = ActorRefFrom<typeof clientBatchMachine>;

const wired = wire(clientBatchMachine, {
  clientReadiness: async ({ ids }, signal) =>
    (await perform(clientReadiness, { body: { ids: [...ids] }, signal })).clients,
  doForClient: async (step, signal) => {
    const params = { profileId: step.profileId };
    if (step.kind === 'refresh') {
      await perform(refreshReport, { params, body: {}, signal });
    } else {
      const { status, reason } = step;
      await perform(setClientStatus, { params, body: { status, reason }, signal });
    }
  },
});

/** Doing the same for several clients. The page is loaded again when it has ended. */
export function useClientBatch(): ClientBatch {
  const router = useRouter();
  return useWorkflow(wired.provide({ actions: { refresh: () => void router.invalidate() } }));
}
