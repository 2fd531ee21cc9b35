import type { ActorRefFrom } from 'xstate';
import type { UserInfo } from '#contract/account.ts';
import { walkthroughMachine } from '#machines/walkthrough.ts';
import { hasSeenWalkthrough, rememberWalkthroughSeen } from '#src/browser/storage.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type Walkthrough = ActorRefFrom<typeof walkthroughMachine>;

/**
 * Introduces a new user to the product.
 * @param waits something else is shown first, so it does not open automatically yet
 */
export function useWalkthrough({ id, support }: UserInfo, waits: boolean): Walkthrough {
  return useWorkflow(
    walkthroughMachine.provide({ actions: { rememberSeen: () => rememberWalkthroughSeen(id) } }),
    // Support knows the product, both for itself and while impersonating someone.
    { input: { firstTime: !waits && !support && !hasSeenWalkthrough(id) } },
  );
}
