import type { ActorRefFrom } from 'xstate';
import { saveSettings, type UserInfo } from '#contract/account.ts';
import { onboardingMachine } from '#machines/onboarding.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type Onboarding = ActorRefFrom<typeof onboardingMachine>;

export function useOnboarding({ showOnboarding, impersonated }: UserInfo): Onboarding {
  return useWorkflow(
    wire(onboardingMachine, {
      finishOnboarding: (_input, signal) =>
        perform(saveSettings, { body: { showOnboarding: false }, signal }),
    }),
    // Opens for the person themselves, not for support acting on their behalf.
    { input: { showOnboarding: showOnboarding && !impersonated } },
  );
}
