import { WithdrawStatementDialog } from '#src/screens/client/WithdrawStatement.tsx';
import { ids } from '#tests/machines/builders.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { statementWithdrawal } from '../cases/statementWithdrawal.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const isGone = async () => undefined;
const statement = {
  id: ids.other,
  heading: 'FIRST BANK ··4111',
  text: 'This account is not mine.',
  letters: [ids.session],
  withdrawn: null,
};

walkViews({
  cases: statementWithdrawal,
  show: (work) => <WithdrawStatementDialog work={work} statement={statement} />,
  does: {
    'Devon presses Withdraw': ({ screen }) => button(screen, 'Withdraw').click(),
    'Devon presses Cancel': ({ screen }) => button(screen, 'Cancel').click(),
  },
  sees: {
    asking: async (screen, { context }) => {
      await expect.element(screen.getByText('This account is not mine.')).toBeVisible();
      const reason = screen.getByText(failureSentences.notFound);
      await expect.poll(() => reason.query() !== null).toBe(context.failure !== null);
    },
    withdrawing: async (screen) => {
      await expect.element(button(screen, 'Withdraw')).toHaveAttribute('aria-busy', 'true');
    },
    withdrawn: isGone,
    closed: isGone,
  },
});
