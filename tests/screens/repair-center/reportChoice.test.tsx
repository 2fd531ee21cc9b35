import { show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { CreditReport } from '#contract/reports.ts';
import { repairMachine } from '#machines/repair.ts';
import { ReportChoice } from '#src/screens/repair-center/ReportChoice.tsx';
import { ids } from '#tests/machines/builders.ts';

/** The text of the report selector, and whether it is enabled. */
async function reportsOf(profileId: string | null, reports: readonly CreditReport[]) {
  const repair = createActor(repairMachine, {
    input: { profileId, reports, generationsLeft: 5, resumed: null },
  }).start();
  const { screen } = await show(<ReportChoice repair={repair} profiles={[]} />);
  const select = screen.getByLabelText('Credit report').element();
  if (!(select instanceof HTMLSelectElement)) throw new Error('No select');
  return { says: [...select.options].map(({ label }) => label), disabled: select.disabled };
}

it('asks for a profile before it says that one has no reports', async () => {
  expect(await reportsOf(null, [])).toEqual({ says: ['Choose a profile first'], disabled: true });
});

it('says that the profile has no reports', async () => {
  expect(await reportsOf(ids.profile, [])).toEqual({ says: ['No reports'], disabled: true });
});

it('names reports with dates in the display format', async () => {
  const reports = [
    { id: ids.report, name: '2026-11-08 MyFreeScoreNow' },
    { id: ids.older, name: '2026-10-05 SmartCredit' },
  ];
  expect(await reportsOf(ids.profile, reports)).toEqual({
    says: ['11/08/2026 MyFreeScoreNow', '10/05/2026 SmartCredit'],
    disabled: false,
  });
});

it('distinguishes reports of one date by their import time, and by the day if it was a different one', async () => {
  const reports = [
    { id: ids.report, name: '2026-11-08 17:10 IdentityIQ' },
    { id: ids.older, name: '2026-11-08 09:05:42 IdentityIQ HTML' },
    { id: ids.profile, name: '2026-10-05 2026-10-20 00:30 SmartCredit' },
  ];
  const { says } = await reportsOf(ids.profile, reports);
  expect(says.map((label) => label.replaceAll(/\s/g, ' '))).toEqual([
    '11/08/2026 5:10 PM IdentityIQ',
    '11/08/2026 9:05:42 AM IdentityIQ HTML',
    '10/05/2026 SmartCredit, imported 10/20/2026 12:30 AM',
  ]);
});
