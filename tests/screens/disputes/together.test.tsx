/** One answer about several letters: nothing is recorded about those that a person leaves out. */
import { expect, it } from 'vitest';
import { clientsCalls } from '#src/disputes/calls.ts';
import { aDispute, aReceivedLetter, bureauNamed } from '#tests/support/aDispute.ts';
import { expectAccessible } from '../profile/show.tsx';
import { showPage } from './showPage.tsx';

const asked = { TransUnion: 'transunion', Experian: 'experian', Equifax: 'equifax' } as const;
const bureaus = ['TransUnion', 'Experian', 'Equifax'] as const;

async function open(waitsFor: 'askAboutDelivery' | 'askWhetherAnythingCame') {
  const recorded: unknown[] = [];
  const { screen } = await showPage(
    {
      letters: bureaus.map((bureau, place) =>
        aReceivedLetter({ id: asked[bureau], position: place + 1, recipient: bureauNamed[bureau] }),
      ),
      // Two items at the first bureau, and one at each of the others.
      disputes: [
        ...bureaus.map((bureau) =>
          aDispute({ letter: asked[bureau], recipient: bureauNamed[bureau], waitsFor }),
        ),
        aDispute({
          letter: asked.TransUnion,
          recipient: bureauNamed.TransUnion,
          item: 'account:2',
          subject: 'account:2',
          waitsFor,
        }),
      ],
    },
    null,
    {
      ...clientsCalls,
      whose: 'member',
      recordDisputeEvent: async ({ event }) => {
        recorded.push(event);
        return { id: '0190a000-0000-7000-8000-000000000901' };
      },
    },
  );
  return { screen, recorded };
}

it('records the delivery of several letters, without the ones that came on another day', async () => {
  const { screen, recorded } = await open('askAboutDelivery');
  await expect.element(screen.getByText(/^Were they delivered\? 3 letters/)).toBeVisible();
  await screen.getByRole('button', { name: 'Record the delivery of 3 letters' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: '3 letters were delivered' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Experian/ }).click();
  await expect.element(dialog.getByRole('heading', { name: '2 letters were delivered' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The day of delivery is nobody's guess.
  expect(recorded).toEqual([]);
  await dialog.getByRole('textbox', { name: /^Delivered on/ }).fill('11/02/2026');
  await dialog.getByRole('combobox').selectOptions('Carrier’s delivery scan');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => recorded)
    .toEqual([
      {
        kind: 'delivered',
        on: '2026-11-02',
        letters: [asked.TransUnion, asked.Equifax],
        basis: 'scan',
        files: [],
      },
    ]);
});

it('records that nothing came for several letters, without the ones that were answered', async () => {
  const { screen, recorded } = await open('askWhetherAnythingCame');
  await screen.getByRole('button', { name: 'Did anything come for 3 letters?' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Did anything come?' });
  // No letter is checked out of sight: their list is as high as it is.
  const list = dialog.getByRole('group', { name: 'Which letters?' }).element();
  for (const part of [list, ...list.querySelectorAll('div')])
    expect(getComputedStyle(part).overflowY).not.toBe('auto');
  await dialog.getByRole('checkbox', { name: /^TransUnion/ }).click();
  await dialog.getByRole('button', { name: 'Nothing came' }).click();
  await expect
    .poll(() => recorded)
    .toEqual([{ kind: 'nothingCame', on: '2026-11-20', letters: [asked.Experian, asked.Equifax] }]);
});

it('leads from a list of work to the question, although the letters have no row of their own', async () => {
  const before = window.location.href;
  window.history.replaceState(null, '', '#waits-askAboutDelivery');
  try {
    const { screen } = await open('askAboutDelivery');
    await expect
      .element(screen.getByRole('button', { name: 'Record the delivery of 3 letters' }))
      .toHaveFocus();
  } finally {
    window.history.replaceState(null, '', before);
  }
});
