import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { repairMachine } from '#machines/repair.ts';
import { keepDraft, readDraft, repairSlot } from '#src/browser/drafts.ts';
import type { RepairCenter } from '#src/screens/repair-center/load.ts';
import { NewerReport } from '#src/screens/repair-center/NewerReport.tsx';
import { useRenewal } from '#src/screens/repair-center/useRenewal.ts';
import { ids } from '#tests/machines/builders.ts';
import { aUser } from '../aUser.ts';
import { show } from '../profile/show.tsx';

const october = { id: ids.older, name: '2026-10-05 SmartCredit' };
const november = { id: ids.report, name: '2026-11-08 SmartCredit' };

function aCenter(reports: RepairCenter['reports'], left = 2): RepairCenter {
  const information = aUser({ generationsLeft: { value: left, account: '1001' } });
  return { profileId: ids.profile, profiles: [], reports, work: null, information, contract: null, sets: [] };
}

const slot = repairSlot(aUser({}).id, ids.profile);
afterEach(() => sessionStorage.clear());

/** An open Repair Center, and what is loaded again while it is open. */
async function open(center: RepairCenter) {
  const repair = createActor(repairMachine, {
    input: {
      profileId: center.profileId,
      reports: center.reports,
      generationsLeft: center.information.generationsLeft.value,
      resumed: null,
    },
  }).start();
  const startOver = vi.fn<() => void>();
  const page: { renew?: (center: RepairCenter) => void } = {};
  function Stage() {
    const [shown, setShown] = useState(center);
    useEffect(() => {
      page.renew = setShown;
    }, []);
    const { newer, useNewer } = useRenewal(shown, repair, startOver);
    return <NewerReport repair={repair} report={newer} onUse={useNewer} />;
  }
  const { screen } = await show(<Stage />);
  return { screen, startOver, renew: (next: RepairCenter) => page.renew?.(next) };
}

it('offers a report that a colleague has imported meanwhile, and keeps the options', async () => {
  const { screen, startOver, renew } = await open(aCenter([october]));
  expect(screen.getByRole('status').query()).toBeNull();
  renew(aCenter([november, october]));
  await expect
    .element(screen.getByText(/^A newer report has been imported.*: 11\/08\/2026 SmartCredit\./))
    .toBeVisible();
  expect(startOver).not.toHaveBeenCalled();
  const options = { kind: 'automatic', key: '', options: [1] } as const;
  keepDraft(slot, { mode: 'manual', reportId: october.id, choice: options, pending: false });
  await screen.getByRole('button', { name: 'Use the newer report' }).click();
  expect(startOver).toHaveBeenCalledOnce();
  expect(readDraft(slot)).toEqual({
    mode: 'manual',
    reportId: november.id,
    choice: options,
    pending: false,
  });
});

it('leaves accounts out that were selected in the older report', async () => {
  const { screen, renew } = await open(aCenter([october]));
  renew(aCenter([november, october]));
  const choice = {
    kind: 'manual',
    key: '',
    selectedAccounts: ['account-1'],
    destinations: ['Experian'],
    bureau: null,
  } as const;
  keepDraft(slot, { mode: 'manual', reportId: october.id, choice, pending: false });
  await screen.getByRole('button', { name: 'Use the newer report' }).click();
  expect(readDraft(slot)?.choice).toBeNull();
});

it.each([
  ['report', aCenter([]), aCenter([]), aCenter([november])],
  ['generation', aCenter([october], 0), aCenter([october], 0), aCenter([october], 1)],
])('starts over when the %s that it waits for is there', async (_, first, same, renewed) => {
  const { startOver, renew } = await open(first);
  renew(same);
  await expect.poll(() => startOver.mock.calls).toEqual([]);
  renew(renewed);
  await expect.poll(() => startOver.mock.calls.length).toBe(1);
});
