import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PaymentEnd } from '#contract/payment.ts';
import { purchaseMachine } from '#machines/purchase.ts';
import { PurchaseForm } from '#src/screens/settings/PurchaseForm.tsx';
import { expectAccessible, show } from '../profile/show.tsx';

/** Before anything is ordered, so no call is made. */
function form(variant: 'b2b' | 'b2c') {
  const purchase = createActor(purchaseMachine, { input: { reply: null } }).start();
  return show(<PurchaseForm variant={variant} purchase={purchase} />);
}

it('tells consumers before they pay that disputing is free, and where their rights and refunds are', async () => {
  const { screen } = await form('b2c');
  await expect.element(screen.getByText(/with the credit bureaus on your own, free of charge/)).toBeVisible();
  // Each has a line of its own: on a phone, a dot between them would begin or end one.
  expect(screen.container.textContent).not.toMatch(/Your rights\s*·/);
  const links = { 'Your rights': '/rights?language=en', 'Refunds and cancellation': '/refunds?language=en' };
  for (const [name, href] of Object.entries(links)) {
    const link = screen.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', href);
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
  await expectAccessible();
});

it('leaves that out for agencies, whose own file it is not about', async () => {
  const { screen } = await form('b2b');
  await expect.element(screen.getByRole('link', { name: 'Refunds and cancellation' })).toBeVisible();
  expect(screen.getByText(/free of charge/).query()).toBeNull();
});

it.each([320, 390, 768, 1440])(
  'keeps its height at %i px when the payment turns out to be received, so that nothing below it moves',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    await page.viewport(width, 900);
    const received = Promise.withResolvers<PaymentEnd>();
    const machine = purchaseMachine.provide({
      actors: { completePayment: fromPromise(() => received.promise) },
      actions: { refresh: () => undefined },
    });
    const purchase = createActor(machine, { input: { reply: {} as never } }).start();
    const { screen } = await show(<PurchaseForm variant="b2c" purchase={purchase} />);
    await expect.element(screen.getByText('Checking your payment…')).toBeVisible();
    const height = () => screen.container.getBoundingClientRect().height;
    const checking = height();
    received.resolve({ outcome: 'paid', count: 3 });
    await expect.element(screen.getByRole('link', { name: 'Go to the Repair Center' })).toBeVisible();
    expect(height()).toBe(checking);
    await page.viewport(before.width, before.height);
  },
);

it('G3 brings into sight how a purchase ended that added nothing', async () => {
  await page.viewport(390, 500);
  const ended = Promise.withResolvers<PaymentEnd>();
  const machine = purchaseMachine.provide({
    actors: { completePayment: fromPromise(() => ended.promise) },
    actions: { refresh: () => undefined },
  });
  const purchase = createActor(machine, { input: { reply: {} as never } }).start();
  const { screen } = await show(
    <div style={{ paddingTop: '400px', paddingBottom: '400px' }}>
      <PurchaseForm variant="b2c" purchase={purchase} />
    </div>,
  );
  await expect.element(screen.getByText('Checking your payment…')).toBeInTheDocument();
  ended.resolve({ outcome: 'declined', count: 3 });
  const said = screen.getByText('No charge was made.');
  await expect.element(said).toBeVisible();
  // The tabs at the bottom edge may load after it was brought into sight.
  await expect.poll(() => said.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(500 - 64);
});
