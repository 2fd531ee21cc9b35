import type { ActorRefFrom } from 'xstate';
import { saveSettings, type UserInfo } from '#contract/account.ts';
import { onboardingMachine } from '#machines/onboarding.ts';
import { perform } from '#src/api/perform.ts';
import { hasClosedIntroduction, rememberIntroductionClosed } from '#src/browser/introductionClosed.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type Onboarding = ActorRefFrom<typeof onboardingMachine>;

export function useOnboarding({ id, showOnboarding, impersonated }: UserInfo): Onboarding {
  const wired = wire(onboardingMachine, {
    finishOnboarding: (_input, signal) => perform(saveSettings, { body: { showOnboarding: false }, signal }),
  });
  return useWorkflow(
    wired.provide({ actions: { rememberClosed: () => rememberIntroductionClosed(id) } }),
    // Opens for the person themselves, not for support acting on their behalf.
    { input: { showOnboarding: showOnboarding && !impersonated && !hasClosedIntroduction(id) } },
  );
}
