import { SupportConsentSwitch } from '#src/screens/settings/SupportConsentCard.tsx';
import { supportConsent } from '../cases/supportConsent.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const control = (screen: Screen) =>
  screen.getByRole('switch', { name: 'Let support download your letters for 24 hours' });

walkViews({
  cases: supportConsent,
  show: (consent) => <SupportConsentSwitch consent={consent} />,
  does: {
    'Ana switches it on': ({ screen }) => control(screen).click(),
    'Ana switches it off': ({ screen }) => control(screen).click(),
  },
  sees: {
    withheld: async (screen) => {
      await expect.element(control(screen)).toBeEnabled();
      await expect.element(control(screen)).not.toBeChecked();
      expect(screen.getByText(/^Allowed until/).query()).toBeNull();
    },
    giving: async (screen) => {
      await expect.element(control(screen)).toBeDisabled();
    },
    given: async (screen) => {
      await expect.element(control(screen)).toBeEnabled();
      await expect.element(control(screen)).toBeChecked();
      await expect.element(screen.getByText(/^Allowed until/)).toBeVisible();
    },
    withdrawing: async (screen) => {
      await expect.element(control(screen)).toBeDisabled();
    },
  },
});
