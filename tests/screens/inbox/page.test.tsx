import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { scanAssignmentMachine } from '#machines/scanAssignment.ts';
import { ScanDialog } from '#src/screens/inbox/ScanDialog.tsx';
import { InboxScreen } from '#src/screens/inbox/Screen.tsx';
import type { InboxPage } from '#src/screens/inbox/load.ts';
import { aPicture, ids } from '#tests/machines/builders.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const assigned = {
  id: ids.other,
  profileId: ids.profile,
  profileName: 'Ana Torres',
  sender: 'Equifax',
  mediaType: 'image/jpeg',
  assignedAt: '2026-11-20T12:00:00.000Z',
} as const;
const page = (counts: InboxPage['inbox']['counts']) =>
  show(<InboxScreen inbox={{ scans: [], assigned: [assigned], counts, discarded: [] }} clients={[]} />);

it.each([
  ['answers.pdf', 'application/pdf', 1],
  ['answer.png', 'image/png', 0],
] as const)(
  'says of %s, if it can have several answers, that all of it goes to one client',
  async (name, type, times) => {
    const machine = scanAssignmentMachine.provide({
      actors: { viewScan: fromPromise(() => Promise.resolve<Blob>(aPicture(name, type))) },
    });
    const work = createActor(machine, {
      input: { scanId: ids.other, assignedTo: null, sender: null },
    }).start();
    await waitFor(work, (state) => state.matches('choosing'));
    const { screen } = await show(<ScanDialog work={work} name={name} clients={[]} />);
    await expect.element(screen.getByRole('dialog', { name })).toBeVisible();
    expect(
      screen.getByText(/^The whole file goes to one client, and later letters can enclose/).all(),
    ).toHaveLength(times);
  },
);

it('says how many scans wait in all, and that the longest waiting are listed', async () => {
  const { screen } = await page({ scans: 0, assigned: 201 });
  await expect.element(screen.getByRole('heading', { name: 'Answer not recorded yet (201)' })).toBeVisible();
  await expect
    .element(screen.getByText(/^These are the 1 that have waited longest\. The other 200 appear/))
    .toBeVisible();
  // Nothing waits, so the heading asks about nothing.
  await expect.element(screen.getByRole('heading', { name: 'Scans to assign', exact: true })).toBeVisible();
  await expectAccessible();
  await screen.unmount();
  const { screen: all } = await page({ scans: 0, assigned: 1 });
  await expect.element(all.getByRole('heading', { name: 'Answer not recorded yet (1)' })).toBeVisible();
  expect(all.getByText(/^These are the/).query()).toBeNull();
});

it('says at a scan with the content of an earlier one where that is, in the list and when it is opened', async () => {
  const scan = {
    id: ids.other,
    name: 'scan-02.png',
    mediaType: 'image/png',
    uploadedAt: '2026-11-20T12:00:00.000Z',
    by: 'Ana Ruiz',
    sameAs: { uploadedAt: '2026-11-18T12:00:00.000Z', profileName: 'Ben Ito' },
  };
  const inbox = { scans: [scan], assigned: [], counts: { scans: 1, assigned: 0 }, discarded: [] };
  const { screen } = await show(<InboxScreen inbox={inbox} clients={[]} />);
  const says = /^A scan with the same content was added on 11\/18\/2026 and belongs to Ben Ito\./;
  await expect.element(screen.getByText(says)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Open and assign scan-02.png' }).click();
  const dialog = screen.getByRole('dialog', { name: 'scan-02.png' });
  await expect.element(dialog.getByText(says)).toBeVisible();
  await expect.element(dialog.getByText(/If this one is a duplicate, discard it\./)).toBeVisible();
});
