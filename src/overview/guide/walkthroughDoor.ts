import type { ActorRefFrom } from 'xstate';
import type { UserInfo } from '#contract/account.ts';
import { walkthroughMachine } from '#machines/walkthrough.ts';
import { hasSeenWalkthrough, rememberWalkthroughSeen } from '#src/browser/storage.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type Walkthrough = ActorRefFrom<typeof walkthroughMachine>;

/**
 * How a newcomer is shown around.
 *
 * @param waits something else is shown first: it does not open by itself now
 */
export function useWalkthrough({ id, support }: UserInfo, waits: boolean): Walkthrough {
  return useWorkflow(
    walkthroughMachine.provide({ actions: { rememberSeen: () => rememberWalkthroughSeen(id) } }),
    // Support knows its way around, for itself and where it acts for somebody.
    { input: { firstTime: !waits && !support && !hasSeenWalkthrough(id) } },
  );
}
