import type { ActorRefFrom } from 'xstate';
import { saveSettings, type UserInfo } from '#contract/account.ts';
import { walkthroughMachine } from '#machines/walkthrough.ts';
import { perform } from '#src/api/perform.ts';
import { hasSeenWalkthrough, rememberWalkthroughSeen } from '#src/browser/storage.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { hasArrived } from './hasArrived.ts';

export type Walkthrough = ActorRefFrom<typeof walkthroughMachine>;

/**
 * Introduces a new user to the product.
 * @param waits something else is shown first, so it does not open automatically yet
 */
export function useWalkthrough(information: UserInfo, waits: boolean): Walkthrough {
  const { id, support, walkthroughSeen } = information;
  const rememberSeen = () => {
    rememberWalkthroughSeen(id);
    // Support looking over a person's shoulder has not been shown around in their place.
    if (walkthroughSeen || support) return;
    // If this is lost, the walkthrough opens again at the next sign-in.
    void perform(saveSettings, { body: { walkthroughSeen: true } }).catch(() => undefined);
  };
  return useWorkflow(
    walkthroughMachine.provide({ actions: { rememberSeen } }),
    // Support knows the product, both for itself and while impersonating someone.
    { input: { firstTime: !waits && !support && !hasArrived(information) && !hasSeenWalkthrough(id) } },
  );
}
