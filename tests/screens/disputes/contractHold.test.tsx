/** What the page about a client's letters offers while the agency's contract with them permits nothing (docs/decisions/0166). */
import { describe, expect, it } from 'vitest';
import { contractStanding } from '#disputes/clientContract.ts';
import type { ContractGate } from '#src/repair/contractGate.ts';
import { aDispute, aLetter } from '#tests/support/aDispute.ts';
import { show } from '../profile/show.tsx';
import { disputesPage } from './showPage.tsx';

const today = '2026-10-07';

/** A letter that was written on October 2, and a contract that was signed on a day. */
function pageAfter(signedOn: string | null, canceledOn: string | null = null) {
  const entries: ContractGate['entries'] =
    signedOn === null
      ? []
      : [
          { step: 'disclosed', on: signedOn },
          { step: 'signed', on: signedOn },
          ...(canceledOn === null ? [] : [{ step: 'canceled', on: canceledOn } as const]),
        ];
  const gate = signedOn === null ? null : { standing: contractStanding(entries, today), entries };
  const letters = { today, letters: [aLetter()], disputes: [aDispute()], timeline: [] };
  return show(disputesPage(letters, null, gate));
}
type Screen = Awaited<ReturnType<typeof show>>['screen'];
const mailed = (screen: Screen) => screen.getByRole('button', { name: /^I mailed it: / });
const shop = (screen: Screen) => screen.getByRole('button', { name: /^Mail Letters/ });
const reason = (screen: Screen) => screen.getByText(/recorded as mailed from 10\/09\/2026 on\.$/);

describe('a letter that is to be mailed', () => {
  it('can be ordered and recorded as mailed without a contract', async () => {
    const { screen } = await pageAfter(null);
    await expect.element(mailed(screen)).toBeEnabled();
    await expect.element(shop(screen)).toBeEnabled();
  });

  it('can’t be ordered before the contract is open, and can be recorded only for an earlier day', async () => {
    const { screen } = await pageAfter('2026-10-05');
    await expect.element(reason(screen)).toBeVisible();
    expect(shop(screen).query()).toBeNull();
    await mailed(screen).click();
    const save = screen.getByRole('button', { name: 'Save' });
    const why = screen.getByText(/the client could still cancel the contract/);
    await expect.element(why).toBeVisible();
    await expect.element(save).toBeDisabled();
    const date = screen.getByRole('textbox', { name: /^Mailed on/ });
    await date.fill('10/03/2026');
    await expect.element(save).toBeEnabled();
    expect(why.query()).toBeNull();
  });

  it('can be recorded for the day of a cancellation, if it left before, and for none after it', async () => {
    const { screen } = await pageAfter('2026-09-14', '2026-10-06');
    await mailed(screen).click();
    const save = screen.getByRole('button', { name: 'Save' });
    await expect.element(screen.getByText(/^By 10\/07\/2026, the client had canceled/)).toBeVisible();
    await expect.element(save).toBeDisabled();
    await screen.getByRole('textbox', { name: /^Mailed on/ }).fill('10/06/2026');
    await expect.element(screen.getByText(/^The client canceled the contract on this day/)).toBeVisible();
    await expect.element(save).toBeEnabled();
  });

  it('can’t be recorded at all if no day since it was written was permitted', async () => {
    const { screen } = await pageAfter('2026-10-02');
    await expect.element(mailed(screen)).toBeDisabled();
  });
});
