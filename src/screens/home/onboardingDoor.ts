import { type ActorRefFrom, fromPromise } from 'xstate';
import { saveSettings, type UserInfo } from '#contract/account.ts';
import { onboardingMachine } from '#machines/onboarding.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type Onboarding = ActorRefFrom<typeof onboardingMachine>;

export function useOnboarding({ showOnboarding, impersonated }: UserInfo): Onboarding {
  return useWorkflow(
    onboardingMachine.provide({
      actors: {
        finishOnboarding: fromPromise<void, undefined>(async ({ signal }) => {
          await perform(saveSettings, { body: { showOnboarding: false }, signal });
        }),
      },
    }),
    // It opens for the person itself, not for support that acts for it.
    { input: { showOnboarding: showOnboarding && !impersonated } },
  );
}
