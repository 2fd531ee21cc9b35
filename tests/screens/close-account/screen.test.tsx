import { expect, it } from 'vitest';
import type { AccountClosing } from '#contract/accountClosing.ts';
import { CloseAccountScreen } from '#src/screens/close-account/Screen.tsx';
import { ids } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';

const account: AccountClosing = {
  profiles: [{ id: ids.profile, name: 'Ana Sampleton', hold: null }],
  generationsLeft: 0,
  answersDue: 0,
  orderOpenUntil: null,
  ordersPending: 0,
  agencyPages: 0,
  confirmationTo: null,
  keepsSignIn: false,
};
const shown = async (change: Partial<AccountClosing> = {}) =>
  (await show(<CloseAccountScreen userId={ids.other} account={{ ...account, ...change }} />)).screen;

it('says what is erased and what is kept, and offers a copy first', async () => {
  const screen = await shown();
  await expect.element(screen.getByText(/^Your profile with its Social Security number/)).toBeVisible();
  await expect.element(screen.getByText(/^Records of your payments/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download everything' })).toBeVisible();
  await expect.element(screen.getByText(/^Your sign-in here, on every device/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Before you decide' }).query()).toBeNull();
});

it('names what else ends, with its number', async () => {
  const screen = await shown({ generationsLeft: 2, answersDue: 1, ordersPending: 1, agencyPages: 1 });
  await expect.element(screen.getByText(/^You have 2 unused generations, which end/)).toBeVisible();
  await expect.element(screen.getByText(/^1 letter that you mailed may still be answered/)).toBeVisible();
  await expect.element(screen.getByText(/^A payment is still being checked/)).toBeVisible();
  await expect.element(screen.getByText(/^An agency works for you/)).toBeVisible();
});

it('says that a sign-in of another service stays', async () => {
  const screen = await shown({ keepsSignIn: true });
  await expect
    .element(screen.getByText(/^Your sign-in, because it belongs to another service/))
    .toBeVisible();
  expect(screen.getByText(/^Your sign-in here, on every device/).query()).toBeNull();
});

it('offers no confirmation while a purchase may still be paid, and says until when', async () => {
  const screen = await shown({ orderOpenUntil: '2026-11-21T12:15:00.000Z' });
  await expect.element(screen.getByText(/^You began a purchase that isn’t finished/)).toBeVisible();
  expect(screen.getByRole('checkbox').query()).toBeNull();
});
