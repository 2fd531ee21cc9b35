import { documentCalls, uploadCalls } from '../documents.ts';
import { connectProvider, logoutCalls, refreshReport } from '../providers.ts';
import { compareReports } from '../reportComparison.ts';
import { importReportFile, inspectReportFile } from '../reportFile.ts';
import {
  accountInformation,
  creditReports,
  manualAccounts,
  negativeAccounts,
  reportTicket,
  type AccountDetail,
} from '../reports.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { ids, reportName, times } from './invented.ts';

const done = { ok: true } as const;

const connection = {
  ok: true,
  provider: 'MyFreeScoreNow',
  mail: 'devon@example.com',
  signedInOn: times.imported,
  reportId: ids.report,
} as const;

const account = {
  id: 'account-1',
  name: 'HARBOR BANK VISA',
  number: '0987',
  opened: '03/14/2018',
  type: 'Revolving',
  status: 'Derogatory',
  amount: 184_000,
  negative: true,
  bureaus: ['TransUnion', 'Equifax'],
} as const;
const accounts = { results: [{ ...account, bureaus: [...account.bureaus] }] };

const detail: AccountDetail = {
  accountNumber: '440066120987****',
  accountDetail: 'Credit Card',
  accountStatus: 1,
  dateOpened: '03/14/2018',
  ofMonths: '',
  creditLimit: '$1,500',
  paymentStatus: 'Collection/Chargeoff',
  dateLastActive: '08/30/2025',
  accountType: 'Revolving',
  bureauCode: 'Individual',
  monthlyPayment: '$41',
  balance: '$1,840',
  highCredit: '$1,840',
  pastDue: '$1,840',
  lastReport: '08/30/2025',
  lastPaymentDate: '01/05/2024',
  comment: 'Charged off account',
  reporting: true,
};
const notReported: AccountDetail = {
  accountNumber: '',
  accountDetail: '',
  accountStatus: 0,
  dateOpened: '',
  ofMonths: '',
  creditLimit: '',
  paymentStatus: '',
  dateLastActive: '',
  accountType: '',
  bureauCode: '',
  monthlyPayment: '',
  balance: '',
  highCredit: '',
  pastDue: '',
  lastReport: '',
  lastPaymentDate: '',
  comment: '',
  reporting: false,
};

/** Uploads, providers, and what a report says. */
export const reports: readonly ExampleEntry[] = [
  ...Object.values(uploadCalls).map((call) => exampleOf(call, { reply: done })),
  ...Object.values(documentCalls).map((call) => exampleOf(call, { reply: done })),
  exampleOf(connectProvider, {
    body: { username: 'devon@example.com', password: 'a member password' },
    reply: connection,
  }),
  exampleOf(refreshReport, { body: {}, reply: connection }),
  ...Object.values(logoutCalls).map((call) =>
    exampleOf(call, { body: { profileId: ids.profile }, reply: done }),
  ),
  exampleOf(inspectReportFile, {
    reply: {
      format: 'MyFreeScoreNow',
      reportDate: '2026-10-02',
      bureaus: ['TransUnion', 'Experian', 'Equifax'],
      scores: [
        { bureau: 'TransUnion', value: 612 },
        { bureau: 'Experian', value: null },
        { bureau: 'Equifax', value: 598 },
      ],
      accounts: 18,
      negativeAccounts: 12,
      inquiries: 5,
      publicRecords: 1,
      names: ['DEVON R SAMPLETON'],
      profileName: 'Devon Sampleton',
      namesSomebodyElse: false,
      newestKept: null,
    },
  }),
  exampleOf(importReportFile, { reply: { ok: true, reportId: ids.report } }),
  exampleOf(creditReports, { reply: { results: [{ id: ids.report, name: reportName }] } }),
  exampleOf(reportTicket, {
    reply: { url: 'https://redress.example/api/v1/report/b25lLXRpbWUtdGlja2V0LWZvci1hLXJlcG9ydC1wYWdl' },
  }),
  exampleOf(manualAccounts, { reply: accounts }),
  exampleOf(negativeAccounts, { reply: accounts }),
  exampleOf(accountInformation, {
    body: { selectedAccounts: ['account-1'] },
    reply: {
      id: account.id,
      name: account.name,
      TransUnion: detail,
      Experian: notReported,
      Equifax: { ...detail, balance: '$2,210', pastDue: '$2,210' },
    },
  }),
  exampleOf(compareReports, {
    reply: {
      before: { id: ids.report, name: reportName },
      now: { id: ids.report, name: reportName },
      differentPeople: false,
      bureaus: [
        {
          bureau: 'Equifax',
          score: { before: 588, now: 602, change: 14 },
          accounts: [
            {
              kind: 'changed',
              name: account.name,
              nameBefore: null,
              isAgedOff: false,
              accountId: account.id,
              isNegative: true,
              isDisputed: false,
              values: [{ field: 'balance', month: null, before: '$2,210', now: '$1,840', isChanged: true }],
              reAged: null,
            },
          ],
          inquiries: [],
          publicRecords: [],
        },
      ],
    },
  }),
];
