import { WithdrawalDialog } from '#src/screens/disputes/timeline/WithdrawalDialog.tsx';
import { anEntry } from '#tests/support/aDispute.ts';
import { entryWithdrawal } from '../cases/entryWithdrawal.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';
import { closes } from './parts.tsx';

const reason = (screen: Screen) => screen.getByRole('textbox', { name: /^Reason/ });
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const isThere = async (screen: Screen) => {
  await expect.element(screen.getByRole('dialog', { name: 'Withdraw this entry?' })).toBeVisible();
};
const isGone = async () => undefined;

walkViews({
  cases: entryWithdrawal,
  show: (work) => <WithdrawalDialog work={work} entry={anEntry()} />,
  does: {
    'Ana enters a reason': ({ screen }) => reason(screen).fill('Wrong client'),
    'Ana presses Withdraw': ({ screen }) => button(screen, 'Withdraw').click(),
    'Ana presses Cancel': ({ screen }) => closes(screen, () => button(screen, 'Cancel').click()),
  },
  sees: {
    asking: isThere,
    'asking.open': async (screen) => {
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    'asking.failed': async (screen, { context }) => {
      await expect.element(screen.getByText(/Reload the page to see what counts now/)).toBeVisible();
      await expect.element(reason(screen)).toHaveValue(context.reason);
    },
    withdrawing: async (screen) => {
      await expect.element(button(screen, 'Withdraw')).toHaveAttribute('aria-busy', 'true');
      await expect.element(reason(screen)).toBeDisabled();
    },
    withdrawn: isGone,
    closed: isGone,
  },
});
