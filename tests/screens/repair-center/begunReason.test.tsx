import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { AccountGrounds, Confirmation } from '#contract/grounds.ts';
import type { Destination } from '#contract/repair.ts';
import { disputeGroundsMachine } from '#machines/disputeGrounds.ts';
import { liveLettersMachine } from '#machines/liveLetters.ts';
import { manualChoiceMachine } from '#machines/manualChoice.ts';
import { Manual } from '#src/screens/repair-center/Manual.tsx';
import { aManualAccount, answers, ids, refusal, refuses } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';

const account: AccountGrounds = { accountId: 'account-2', findings: [], lateMonths: [] };
const destinations: Destination[] = [];
const confirmations: Confirmation[] = [];

afterEach(() => page.viewport(414, 896));

it('K25 an account without findings asks for a reason once it is selected, and a reason that was begun is still there when its account was filtered away and is shown again', async () => {
  await page.viewport(1440, 900);
  const choice = createActor(
    manualChoiceMachine.provide({
      actors: {
        manualAccounts: answers({
          results: [
            aManualAccount({ id: 'account-1', name: 'FIRST BANK' }),
            aManualAccount({ id: 'account-2', name: 'SECOND BANK', status: 'Open', negative: false }),
          ],
        }),
        destinations: answers({ results: destinations }),
        accountInformation: refuses(refusal('busy')),
      },
    }),
    { input: { profileId: ids.profile, reportId: ids.report, ticked: null } },
  ).start();
  const grounds = createActor(
    disputeGroundsMachine.provide({
      actors: {
        disputeGrounds: answers({
          accounts: [account],
          confirmations,
        }),
      },
    }),
    { input: { profileId: ids.profile, reportId: ids.report } },
  ).start();
  const live = createActor(liveLettersMachine).start();
  const { screen } = await show(<Manual choice={choice} grounds={grounds} live={live} generating={false} />);
  const narrow = screen.getByRole('switch', { name: 'Show Only Negative' });
  const second = screen.getByRole('checkbox', { name: /^SECOND BANK/ });
  await narrow.click();
  await expect.poll(() => second.query()).toBeNull();
  await narrow.click();
  const invitation = screen.getByText(/add a reason$/);
  expect(invitation.query()).toBeNull();
  await second.click();
  await expect.element(invitation).toBeVisible();
  await invitation.click();
  await screen.getByRole('button', { name: 'Confirm a reason' }).click();
  await screen.getByLabelText('What’s true about this account?').selectOptions('The balance is wrong');
  await screen.getByLabelText('Amount owed, in dollars (optional)').fill('12.50');
  await narrow.click();
  await expect.poll(() => second.query()).toBeNull();
  await narrow.click();
  await expect
    .element(screen.getByLabelText('Amount owed, in dollars (optional)'))
    .toHaveDisplayValue('12.50');
});
