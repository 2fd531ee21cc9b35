import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { grantGenerations } from '#contract/payment.ts';
import { generationGrantMachine } from '#machines/generationGrant.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type GenerationGrant = ActorRefFrom<typeof generationGrantMachine>;

export function useGenerationGrant(): GenerationGrant {
  const router = useRouter();
  return useWorkflow(
    wire(generationGrantMachine, {
      grantGenerations: async ({ userId, count, key }, signal) => {
        const { generationsLeft } = await perform(grantGenerations, {
          body: { userId, count },
          idempotencyKey: key,
          signal,
        });
        return { generationsLeft: generationsLeft.value };
      },
    }).provide({ actions: { refresh: () => void router.invalidate() } }),
  );
}
