import { expectAccessible, show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { Destination } from '#contract/repair.ts';
import { manualChoiceMachine } from '#machines/manualChoice.ts';
import { AccountDetailPanel } from '#src/screens/repair-center/AccountDetailPanel.tsx';
import { aManualAccount, anAccountInformation, answers, ids } from '#tests/machines/builders.ts';

const destinations: readonly Destination[] = [];

/** The detail of an account that is selected in the running workflow. */
async function detail() {
  const choice = createActor(
    manualChoiceMachine.provide({
      actors: {
        manualAccounts: answers({ results: [aManualAccount()] }),
        destinations: answers({ results: [...destinations] }),
        accountInformation: answers(anAccountInformation()),
      },
    }),
    { input: { profileId: ids.profile, reportId: ids.report, ticked: null } },
  ).start();
  await expect.poll(() => choice.getSnapshot().hasTag('busy')).toBe(false);
  choice.send({ type: 'account.toggle', id: 'account-1' });
  const { screen } = await show(<AccountDetailPanel choice={choice} />);
  await expect.element(screen.getByRole('table', { name: 'FIRST BANK' })).toBeVisible();
  return screen;
}

it.each([390, 1440])('shows every bureau at %i px without scrolling sideways', async (width) => {
  await page.viewport(width, 844);
  const screen = await detail();
  const heads = ['TransUnion', 'Experian', 'Equifax'].map((name) =>
    screen.getByRole('columnheader', { name }).element().getBoundingClientRect(),
  );
  expect(heads.every(({ left, right }) => left >= 0 && right <= width)).toBe(true);
  // They are side by side, in this order, on one line.
  expect(heads.map(({ left }) => left)).toEqual(heads.map(({ left }) => left).toSorted((a, b) => a - b));
  expect(new Set(heads.map(({ top }) => top)).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBe(width);
  await expect.element(screen.getByRole('rowheader', { name: 'Account number' })).toBeVisible();
  await expectAccessible();
});
