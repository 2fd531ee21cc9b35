import { expect, it } from 'vitest';
import type { Disputes } from '#src/disputes/load.ts';
import { DisputesScreen } from '#src/screens/disputes/Screen.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aDispute, aLetter, anEntry, aReceivedLetter } from '#tests/support/aDispute.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const page = (change: Partial<Disputes>) =>
  show(
    <DisputesScreen
      profileId={ids.profile}
      disputes={{
        profileName: 'Ana Torres',
        status: 'Waiting',
        today: '2026-11-20',
        letters: [aReceivedLetter()],
        disputes: [aDispute({ state: 'awaitingResult', since: '2026-11-07', next: '2026-11-21' })],
        requests: [],
        offers: [],
        timeline: [anEntry()],
        files: [],
        activity: 'active',
        ...change,
      }}
    />,
  );

it('says of letters that were only written that they are not mailed, and shows no date for them', async () => {
  const { screen } = await page({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await expect
    .element(screen.getByText('Not mailed yet. No time runs until you record the mailing.'))
    .toBeVisible();
  expect(screen.getByRole('button', { name: /how this date was counted$/ }).query()).toBeNull();
  await expectAccessible();
});

it('explains a date with the days that were skipped', async () => {
  const { screen } = await page({});
  await screen
    .getByRole('button', { name: /how this date was counted$/ })
    .first()
    .click();
  const dialog = screen.getByRole('dialog', { name: 'How the dates were counted' });
  await expect.element(dialog.getByText('11/16/2026')).toBeVisible();
  await expect.element(dialog.getByText(/the federal holiday \(11\/11\/2026\)/)).toBeVisible();
});

it('asks whether anything came only once that is due', async () => {
  const { screen } = await page({});
  expect(screen.getByRole('button', { name: /^Did anything come\?/ }).query()).toBeNull();
  await screen.unmount();
  const asked = aDispute({ state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' });
  const { screen: later } = await page({ today: '2026-11-21', disputes: [asked] });
  await later.getByRole('button', { name: /^Did anything come\?/ }).click();
  const dialog = later.getByRole('dialog', { name: 'Did anything come?' });
  await expect
    .element(dialog.getByRole('link', { name: 'Something came: record the answer' }))
    .toHaveAttribute('href', `/answer/${ids.profile}?letter=${aLetter().id}`);
});

it('keeps a corrected entry in the timeline, with nothing more to record about it', async () => {
  const { screen } = await page({ timeline: [anEntry({ replacedBy: ids.other })] });
  await expect.element(screen.getByText('Corrected: a later entry replaces this one.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Withdraw: / }).query()).toBeNull();
});
