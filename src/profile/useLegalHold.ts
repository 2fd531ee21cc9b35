import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { liftHold, placeHold } from '#contract/legalHold.ts';
import { legalHoldMachine } from '#machines/legalHold.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type LegalHoldWork = ActorRefFrom<typeof legalHoldMachine>;

/** Placing and lifting a client's legal hold. It counts as done when the page has been reloaded. */
export function useLegalHold(profileId: string): LegalHoldWork {
  const router = useRouter();
  return useWorkflow(
    wire(legalHoldMachine, {
      placeHold: async ({ profileId: id, ...body }, signal) => {
        await perform(placeHold, { params: { profileId: id }, body, signal });
        await router.invalidate();
      },
      liftHold: async (params, signal) => {
        await perform(liftHold, { params, signal });
        await router.invalidate();
      },
    }),
    { input: { profileId } },
  );
}
