import { show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import type { AccountGrounds, Confirmation } from '#contract/grounds.ts';
import { disputeGroundsMachine } from '#machines/disputeGrounds.ts';
import { ConfirmedReasons } from '#src/screens/repair-center/grounds/ConfirmedReasons.tsx';
import { ReasonForm } from '#src/screens/repair-center/grounds/ReasonForm.tsx';
import { answers, ids, recording } from '#tests/machines/builders.ts';

const account: AccountGrounds = { accountId: 'account-1', findings: [], lateMonths: ['2026-02', '2026-01'] };

async function started(asked: unknown[] = [], confirmations: Confirmation[] = [], saved = confirmations) {
  const grounds = createActor(
    disputeGroundsMachine.provide({
      actors: {
        disputeGrounds: answers({ accounts: [account], confirmations }),
        confirmReason: recording(asked, { confirmations: saved }),
      },
    }),
    { input: { profileId: ids.profile, reportId: ids.report } },
  ).start();
  await expect.poll(() => grounds.getSnapshot().hasTag('busy')).toBe(false);
  return grounds;
}

async function form(confirmed: readonly Confirmation[] = []) {
  const asked: unknown[] = [];
  const grounds = await started(asked);
  const { screen } = await show(
    <ReasonForm grounds={grounds} account={account} confirmed={confirmed} onLeave={() => {}} />,
  );
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

it('confirms no date that can’t be meant, and loses none', async () => {
  const { screen, choose, confirm, asked } = await form();
  await choose('I paid it in full');
  const when = screen.getByLabelText('When? (optional)', { exact: true });
  await userEvent.type(when.element(), '13042024');
  await expect.element(confirm).toBeDisabled();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByText('Enter the date as MM/DD/YYYY')).toBeVisible();
  await userEvent.clear(when.element());
  await expect.element(confirm).toBeEnabled();
  await userEvent.type(when.element(), '04132124');
  await expect.element(screen.getByText('This date is in the future. Check the date.')).toBeVisible();
  await expect.element(confirm).toBeDisabled();
  await userEvent.clear(when.element());
  await userEvent.type(when.element(), '04132024');
  await userEvent.type(when.element(), '{Backspace}');
  await expect.element(confirm).toBeDisabled();
  await choose('I closed it myself');
  await expect.element(when).toHaveValue('');
  await expect.element(confirm).toBeEnabled();
  await userEvent.type(when.element(), '04132024');
  await confirm.click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ reason: { reason: 'closedByMe', on: '2024-04-13' } });
});

it('says what letters leave out because it could harm the client', async () => {
  const { screen, choose } = await form();
  await choose('The balance is wrong');
  await expect.element(screen.getByText(/don’t ask for a larger balance/)).toBeVisible();
  await choose('I closed it myself');
  await expect.element(screen.getByText('Letters don’t say this of a collection.')).toBeVisible();
  await choose('A date is wrong');
  await expect.element(screen.getByText(/That could renew the debt/)).not.toBeInTheDocument();
  await screen.getByLabelText('Which date?').selectOptions('Last payment');
  await expect.element(screen.getByText(/That could renew the debt/)).toBeVisible();
});

const said = (reason: Confirmation['reason']): Confirmation => ({
  id: ids.session,
  accountId: 'account-1',
  reason,
  by: 'Ana Agent',
  at: '2026-11-21T12:00:00.000Z',
});

it('confirms nothing that contradicts a confirmed reason, and says which and why', async () => {
  const { screen, choose, confirm } = await form([said({ reason: 'paid', on: null })]);
  await choose('The balance is wrong');
  await expect.element(confirm).toBeEnabled();
  await screen.getByLabelText('Amount owed, in dollars (optional)').fill('500');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'This contradicts “I paid it in full”, which is already confirmed. Nothing is owed on an account that was paid in full. Withdraw that reason first, or leave this one out.',
    );
  await expect.element(confirm).toBeDisabled();
  await screen.getByLabelText('Amount owed, in dollars (optional)').fill('0');
  await expect.element(confirm).toBeEnabled();
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
});

it.each<[Confirmation['reason'], string, string]>([
  [
    { reason: 'paid', on: null },
    'This account is not mine',
    'A letter can’t say that the account is someone else’s and then describe what happened on it.',
  ],
  [
    { reason: 'wrongBalance', right: 100 },
    'I am only an authorized user',
    'An authorized user doesn’t owe the debt.',
  ],
  [
    { reason: 'closedByMe', on: null },
    'I am only an authorized user',
    'An authorized user can’t close the account.',
  ],
])('next to %j says why “%s” can’t be confirmed', async (confirmed, choice, why) => {
  const { screen, choose } = await form([said(confirmed)]);
  await choose(choice);
  await expect.element(screen.getByRole('alert').filter({ hasText: why })).toBeVisible();
});

it.each([
  ['has no second way to leave where it is what the person came for', true, ['Confirm']],
  ['can be left where it was opened', false, ['Confirm', 'Cancel']],
])('%s', async (_, startsOpen, shown) => {
  const { screen } = await show(
    <ConfirmedReasons grounds={await started()} account={account} startsOpen={startsOpen} />,
  );
  if (!startsOpen) await screen.getByRole('button', { name: 'Confirm a reason' }).click();
  await expect.element(screen.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  const buttons = screen.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(shown);
});

it('says in whose words the letters speak, and asks for another reason once one is confirmed', async () => {
  const { screen } = await form();
  await expect.element(screen.getByText(/^These are the client’s words\. Confirm only what/)).toBeVisible();
  const grounds = await started([], [said({ reason: 'paid', on: null })]);
  const { screen: closed } = await show(<ConfirmedReasons grounds={grounds} account={account} />);
  await expect.element(closed.getByRole('button', { name: 'Confirm another reason' })).toBeVisible();
});

it('moves the focus to a reason that was confirmed, as the form that had it is gone', async () => {
  const grounds = await started([], [], [said({ reason: 'notMine' })]);
  const { screen } = await show(<ConfirmedReasons grounds={grounds} account={account} />);
  await screen.getByRole('button', { name: 'Confirm a reason' }).click();
  await screen.getByLabelText('What’s true about this account?').selectOptions('This account is not mine');
  await screen.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(screen.getByText('This account is not mine')).toBeVisible();
  await expect
    .poll(() => document.activeElement?.textContent)
    .toMatch(/^This account is not mineConfirmed by Ana Agent/);
});
