import { useRouter } from '@tanstack/react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { grantGenerations } from '#contract/payment.ts';
import { type Grant, generationGrantMachine } from '#machines/generationGrant.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type GenerationGrant = ActorRefFrom<typeof generationGrantMachine>;

export function useGenerationGrant(): GenerationGrant {
  const router = useRouter();
  return useWorkflow(
    generationGrantMachine.provide({
      actors: {
        grantGenerations: fromPromise<{ generationsLeft: number }, Grant>(
          async ({ input: { userId, count, key }, signal }) => {
            const { generationsLeft } = await perform(grantGenerations, {
              body: { userId, count },
              idempotencyKey: key,
              signal,
            });
            return { generationsLeft: generationsLeft.value };
          },
        ),
      },
      actions: { refresh: () => void router.invalidate() },
    }),
  );
}
