import { show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AccountGrounds, Confirmation } from '#contract/grounds.ts';
import { disputeGroundsMachine } from '#machines/disputeGrounds.ts';
import { ReasonForm } from '#src/screens/repair-center/grounds/ReasonForm.tsx';
import { answers, ids, recording } from '#tests/machines/builders.ts';

const account: AccountGrounds = { accountId: 'account-1', findings: [], lateMonths: ['2026-02', '2026-01'] };
const confirmations: Confirmation[] = [];

async function form() {
  const asked: unknown[] = [];
  const grounds = createActor(
    disputeGroundsMachine.provide({
      actors: {
        disputeGrounds: answers({ accounts: [account], confirmations }),
        confirmReason: recording(asked, { confirmations }),
      },
    }),
    { input: { profileId: ids.profile, reportId: ids.report } },
  ).start();
  await expect.poll(() => grounds.getSnapshot().hasTag('busy')).toBe(false);
  const { screen } = await show(<ReasonForm grounds={grounds} account={account} onLeave={() => {}} />);
  const choose = (label: string) =>
    screen.getByLabelText('What’s true about this account?').selectOptions(label);
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  return { screen, choose, confirm, asked };
}

it('confirms nothing before a reason is chosen', async () => {
  const { choose, confirm, asked } = await form();
  await expect.element(confirm).toBeDisabled();
  await choose('A date is wrong');
  await expect.element(confirm).toBeEnabled();
  await choose('Choose');
  await expect.element(confirm).toBeDisabled();
  expect(asked).toEqual([]);
});

it('confirms no amount that isn’t one', async () => {
  const { screen, choose, confirm } = await form();
  await choose('The balance is wrong');
  await screen.getByLabelText('Amount owed, in dollars (optional)').fill('twelve');
  await expect.element(screen.getByText('Enter an amount in dollars.')).toBeVisible();
  await expect.element(confirm).toBeDisabled();
  await screen.getByLabelText('Amount owed, in dollars (optional)').fill('12.50');
  await expect.element(confirm).toBeEnabled();
});
