import { AccountGrounds, GroundsFailure } from '#src/screens/repair-center/grounds/AccountGrounds.tsx';
import { disputeGrounds } from '../cases/disputeGrounds.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });

/** A person opens the account's findings once and leaves them open. */
async function opened(screen: Screen): Promise<void> {
  const details = screen.getByRole('group').element();
  if (!details.hasAttribute('open')) await screen.getByText(/1 finding/).click();
}

async function confirmNotMine({ screen }: { screen: Screen }): Promise<void> {
  await opened(screen);
  const adder = screen.getByRole('button', { name: /^Confirm (a|another) reason$/ });
  if (adder.query() !== null) await adder.click();
  await screen.getByLabelText('What’s true about this account?').selectOptions('This account is not mine');
  await button(screen, 'Confirm').click();
}

async function takeBack({ screen }: { screen: Screen }): Promise<void> {
  await opened(screen);
  await button(screen, 'Withdraw').click();
}

const noFindings = async (screen: Screen) => {
  expect(screen.getByText(/finding/).query()).toBeNull();
};

walkViews({
  cases: disputeGrounds,
  show: (grounds) => (
    <>
      <GroundsFailure grounds={grounds} />
      <AccountGrounds isSelected={false} grounds={grounds} accountId="account-1" />
    </>
  ),
  does: {
    'Ana presses Try Again': ({ screen }) => button(screen, 'Try Again').click(),
    'Ana confirms that the FIRST BANK account is not the client’s': confirmNotMine,
    'Ana withdraws the reason': takeBack,
  },
  sees: {
    fetching: noFindings,
    failed: async (screen) => {
      await expect.element(screen.getByText(/couldn’t load the findings for these accounts/)).toBeVisible();
    },
    shown: async (screen) => {
      await opened(screen);
      await expect.element(screen.getByText('The bureaus disagree on the balance.')).toBeVisible();
      await expect.element(screen.getByText(/Moderate: the bureaus contradict each other/)).toBeVisible();
      await expect.element(screen.getByText('$500')).toBeVisible();
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    confirming: async (screen) => {
      await expect.element(button(screen, 'Confirm')).toHaveAttribute('aria-busy', 'true');
    },
    withdrawing: async (screen) => {
      await expect.element(button(screen, 'Withdraw')).toHaveAttribute('aria-busy', 'true');
    },
    refused: async (screen) => {
      await expect.element(screen.getByRole('alert').getByText(/The service is busy/)).toBeVisible();
    },
  },
});
