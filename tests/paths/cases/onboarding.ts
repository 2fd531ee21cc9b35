import { onboardingMachine } from '#machines/onboarding.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const onboarding = defineCases(
  onboardingMachine,
  {
    'Ana is new': { showOnboarding: true },
    'Ana has finished the slides before': { showOnboarding: false },
  },
  {
    'Ana presses the floating "?"': { type: 'onboarding.open' },
    'Ana goes to the next slide': { type: 'slide.next' },
    'Ana goes back a slide': { type: 'slide.back' },
    'Ana presses Finish': { type: 'onboarding.finish' },
    'Ana closes the slides': { type: 'onboarding.close' },
    'her progress is saved': done('finishOnboarding'),
    'her progress cannot be saved': thrown('finishOnboarding', refusal('busy')),
  },
);
