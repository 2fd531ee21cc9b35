import { PrintOrderButton, PrintOrderResult } from '#src/repair/PrintOrder.tsx';
import { printOrder } from '../cases/printOrder.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const mail = (screen: Screen) => screen.getByRole('button', { name: 'Mail Letters (paid)' });
const cart = /^The print shop’s cart is open/;
const failed = /couldn’t open the print shop/;

walkViews({
  cases: printOrder,
  show: (order) => (
    <>
      <PrintOrderButton order={order} />
      <PrintOrderResult order={order} next={null} />
    </>
  ),
  does: { 'Ana presses Mail Letters': ({ screen }) => mail(screen).click() },
  sees: {
    waiting: async (screen) => {
      await expect.element(mail(screen)).toBeEnabled();
      expect(screen.getByText(cart).query()).toBeNull();
      expect(screen.getByText(failed).query()).toBeNull();
    },
    opening: async (screen) => {
      await expect.element(mail(screen)).toHaveAttribute('aria-busy', 'true');
      expect(screen.getByText(failed).query()).toBeNull();
    },
    opened: async (screen) => {
      await expect.element(screen.getByRole('status').getByText(cart)).toBeVisible();
      await expect.element(mail(screen)).toBeEnabled();
    },
    failed: async (screen) => {
      await expect.element(screen.getByText(failed)).toBeVisible();
      await expect.element(mail(screen)).toBeEnabled();
    },
  },
});
