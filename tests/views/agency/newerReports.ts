import type { Dispute } from '#contract/disputes.ts';
import type { ReportProposal } from '#contract/proposals.ts';
import { aNewerReport } from '#tests/support/aDispute.ts';
import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';

const { report } = aNewerReport();
const balance = { field: 'balance', month: null, before: '$1,840', now: '$2,210', days: null } as const;

/** What the newer report shows about the first disputes, in turn. */
const shown = [
  { kind: 'notSeen', asks: true },
  { kind: 'changed', asks: true, fields: [balance], reAged: { before: '2021-03-01', now: '2022-05-01' } },
  { kind: 'possibleMatch', asks: true, name: 'PEAK RECOVERY' },
  { kind: 'notComparable', asks: false, because: 'missing' },
] as const;

/** The client's letters with a newer report, which the demo has for nobody. */
async function withNewerReport({ page }: Seat): Promise<void> {
  let proposals: ReportProposal[] = [];
  await page.route('**/api/v1/profile/disputes/*', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const own: readonly Dispute[] = reply.disputes;
    proposals = own.flatMap((dispute, index) => {
      const sighting = shown[index];
      if (sighting === undefined) return [];
      const { letter, item, heading, recipient, state } = dispute;
      const nothing = { name: null, because: null, fields: [], reAged: null };
      const place = { letter, item, heading, recipient, state, before: report.id, answer: null };
      return [
        { ...nothing, ...place, ...sighting, fields: 'fields' in sighting ? [...sighting.fields] : [] },
      ];
    });
    const disputes = own.map((dispute, index) => {
      const sighting = shown[index];
      if (sighting === undefined) return dispute;
      const { kind, asks } = sighting;
      const newer = { report: report.id, on: report.on, kind, asks, answer: null };
      return { ...dispute, newer, ...(asks && { waitsFor: 'decideProposal' }) };
    });
    await route.fulfill({ response, json: { ...reply, disputes } });
  });
  await page.route('**/api/v1/profile/disputes/*/proposals', (route) =>
    route.fulfill({ json: { report, proposals } }),
  );
}

const older = { id: '0190a000-0000-7000-8000-000000000170', name: '2026-10-02 IdentityIQ' };
const newer = { id: report.id, name: report.name };

/** Two reports of Equifax with every kind of difference. */
async function withTwoReports({ page }: Seat): Promise<void> {
  const number = {
    field: 'accountNumber',
    month: null,
    before: '4400****',
    now: '4400****',
    isChanged: false,
  };
  const values = [number, { ...balance, isChanged: true }];
  const record = (kind: string, name: string, more: object = {}) => ({
    kind,
    name,
    nameBefore: null,
    isAgedOff: false,
    accountId: 'account-1',
    isNegative: true,
    isDisputed: false,
    values,
    reAged: null,
    ...more,
  });
  const accounts = [
    record('changed', 'HARBOR BANK VISA', { reAged: { before: '2021-03-01', now: '2022-05-01' } }),
    record('possiblySame', 'PEAK RECOVERY', { nameBefore: 'SUMMIT RECOVERY' }),
    record('gone', 'OLD MAIN DEPT STORE', { accountId: null, values: [{ ...number, now: null }] }),
    record('gone', 'LAKESIDE AUTO', { accountId: null, isAgedOff: true, values: [{ ...number, now: null }] }),
    record('new', 'OAK LOANS', { values: [{ ...number, before: null }] }),
    record('same', 'CITADEL CARD', { values: [number], isNegative: false, isDisputed: true }),
  ];
  const score = { before: 588, now: 602, change: 14 };
  const bureau = { bureau: 'Equifax', score, accounts, inquiries: [], publicRecords: [] };
  await page.route('**/api/v1/creditReports/*', (route) =>
    route.fulfill({ json: { results: [newer, older] } }),
  );
  await page.route('**/compared/*', (route) =>
    route.fulfill({ json: { before: older, now: newer, differentPeople: false, bureaus: [bureau] } }),
  );
}

async function newerReport(seat: Seat): Promise<void> {
  await withNewerReport(seat);
  await seat.go(`/disputes/${seat.ids.client}`);
}

async function comparison(seat: Seat): Promise<void> {
  await withTwoReports(seat);
  await seat.go(`/compare-reports/${seat.ids.client}`);
}

export const newerReportViews = forAgency([
  { name: 'newer-report', shows: 'screens/disputes/newer/NewerReportCard.tsx', open: newerReport },
  {
    name: 'newer-report-narrow',
    narrow: true,
    shows: 'screens/disputes/newer/ProposalRow.tsx',
    open: newerReport,
  },
  { name: 'compare-reports', shows: 'screens/compare-reports/Screen.tsx', open: comparison },
  {
    name: 'compare-reports-narrow',
    narrow: true,
    shows: 'screens/compare-reports/ComparedRecordView.tsx',
    open: comparison,
  },
]);
