import { PurchaseForm } from '#src/screens/settings/PurchaseForm.tsx';
import { purchase } from '../cases/purchase.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const pay = (screen: Screen) => screen.getByRole('button', { name: /^Purchase for/ });
const count = (screen: Screen) => screen.getByLabelText('Number of generations');

async function open(screen: Screen): Promise<void> {
  await expect.element(count(screen)).toBeEnabled();
  await expect.element(pay(screen)).not.toHaveAttribute('aria-busy');
}
async function busy(screen: Screen): Promise<void> {
  await expect.element(count(screen)).toBeDisabled();
  await expect.element(pay(screen)).toHaveAttribute('aria-busy', 'true');
}
const tells = (text: string) => async (screen: Screen) => {
  await open(screen);
  await expect.element(screen.getByText(text)).toBeVisible();
};
const quiet = (screen: Screen) =>
  expect([screen.getByRole('status').query(), screen.getByRole('alert').query()]).toEqual([null, null]);

walkViews({
  cases: purchase,
  show: (running) => <PurchaseForm variant="b2b" purchase={running} />,
  does: {
    'Ana chooses three generations': ({ screen }) => count(screen).selectOptions('3'),
    'Ana presses Purchase': ({ screen }) => pay(screen).click(),
    'Ana goes back without paying': async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    'Ana presses Try Again': ({ screen }) => screen.getByRole('button', { name: 'Try Again' }).click(),
  },
  sees: {
    'open.choosing': async (screen) => {
      await open(screen);
      quiet(screen);
    },
    'open.unprepared': tells('The service is busy. Try again in a moment.'),
    'open.granted': tells('Thank you. We received your payment. 3 generations were added.'),
    'open.pending': tells(
      'The card provider is still reviewing this payment. Your generations will be added once it’s approved.',
    ),
    'open.declined': tells('Your card was declined, so no generations were added. Try another card.'),
    'open.canceled': tells('Your purchase was canceled. No generations were added.'),
    'open.unpaid': tells('Your payment didn’t go through, so no generations were added.'),
    preparing: async (screen) => {
      await busy(screen);
      quiet(screen);
    },
    leaving: async (screen) => {
      await busy(screen);
      await expect.element(screen.getByText('Opening the card provider’s page…')).toBeVisible();
    },
    settling: async (screen) => {
      await busy(screen);
      await expect.element(screen.getByText('Checking your payment…')).toBeVisible();
    },
    returning: async (screen) => {
      await busy(screen);
      await expect
        .element(screen.getByRole('button', { name: /^Purchase for/ }))
        .toHaveAttribute('aria-busy');
    },
    unsettled: async (screen) => {
      await open(screen);
      const alert = screen.getByRole('alert');
      await expect.element(alert).toBeVisible();
      // What was not believed is not asked again.
      const unbelieved = alert.element().textContent.includes('couldn’t verify');
      expect(screen.getByRole('button', { name: 'Try Again' }).query() === null).toBe(unbelieved);
    },
  },
});
