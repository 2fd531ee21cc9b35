import { OnboardingDialog } from '#src/screens/home/OnboardingDialog.tsx';
import { onboarding } from '../cases/onboarding.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const press = (name: string) => (stage: { screen: Screen }) => button(stage.screen, name).click();
const opener = 'Show introduction';

const slide = (place: number, heading: string, forward: string) => async (screen: Screen) => {
  const dialog = screen.getByRole('dialog', { name: 'Welcome to Redress' });
  await expect.element(dialog.getByText(`Step ${place} of 3`)).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(button(screen, forward)).toBeVisible();
  await expect.element(button(screen, 'Back')).toHaveAttribute('aria-disabled', String(place === 1));
  expect(button(screen, forward === 'Next' ? 'Finish' : 'Next').query()).toBeNull();
};
const away = async (screen: Screen) => {
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
  await expect.element(button(screen, opener)).toBeVisible();
};

walkViews({
  cases: onboarding,
  show: (actor) => <OnboardingDialog onboarding={actor} />,
  does: {
    'Ana presses the floating "?"': press(opener),
    'Ana goes to the next slide': press('Next'),
    'Ana goes back a slide': press('Back'),
    'Ana presses Finish': press('Finish'),
    'Ana closes the slides': press('Close'),
  },
  sees: {
    closed: away,
    showing: async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'Welcome to Redress' })).toBeVisible();
    },
    'showing.product': slide(1, 'Dispute what’s wrong in your report', 'Next'),
    'showing.linking': slide(2, 'Link your credit report', 'Next'),
    'showing.letters': slide(3, 'Generate your letters', 'Finish'),
    finishing: async (screen) => {
      await away(screen);
      await expect.element(button(screen, opener)).toHaveAttribute('aria-busy', 'true');
    },
    unkept: away,
  },
});
