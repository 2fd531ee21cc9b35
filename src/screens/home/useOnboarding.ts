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
    // Opens for the person themselves, not for support acting on their behalf.
    { input: { showOnboarding: showOnboarding && !impersonated } },
  );
}
