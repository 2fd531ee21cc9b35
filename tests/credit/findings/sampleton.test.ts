import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import { lesserSamples } from '#tests/credit/report/samples.ts';
import { expected, foundIn, plantedOnAccounts, questioned } from './planted.ts';

const fixtures = new URL('../../fixtures/credit-reports/', import.meta.url);

describe.each([
  'mfsn-3b-sampleton.synthetic.json',
  'smartcredit-3b-sampleton.synthetic.json',
  'identityiq-3b-sampleton.synthetic.jsonp',
  'truelink-3b-sampleton.synthetic.xml',
])('%s', (file) => {
  const report = readReport(readFileSync(new URL(file, fixtures)));
  const found = foundIn(report);

  it.each(expected.findings)('$on $rule', (planted) => {
    const { wanted, questioned: asked } = questioned(planted, report, found);
    expect(asked).toEqual(wanted);
  });

  it('finds nothing else on the accounts except consequences of the same errors', () => {
    const beyond = found
      .filter((finding) => finding.subject.kind === 'account' && finding.recipient !== 'nobody')
      .map((finding) => ({
        finding,
        key: `${'id' in finding.subject ? finding.subject.id : ''} ${finding.rule}`,
      }))
      .filter(({ key }) => !plantedOnAccounts.has(key))
      .map(({ finding, key }) => `${key} ${finding.bureaus.join()}`);
    expect(beyond).toEqual([
      'account-10 B4 Experian', // the payment of $124 on the transferred, charged-off loan
      'account-1 B5 Equifax', // the $2,210 lie above the high credit of $1,840
      'account-5 S2 Equifax', // closed without a date, at a bureau that dates other closings: low confidence
      'account-6 S7 Experian', // late 120 at a zero balance
      'account-8 S5 TransUnion', // 60 days late right after on time
      'account-8 S5 Experian',
    ]);
  });
});

/** What a format with less data cannot show: the planted error, and what the format doesn’t have for it. */
const unseen: Readonly<Record<keyof typeof lesserSamples, Readonly<Record<string, string>>>> = {
  'identityiq-csid': {
    'A2 balance-mismatch': 'date of reporting',
    'A2 dispute-flag-mismatch': 'dispute notation',
    'A6 obsolete': 'date of closing, and the date of reporting that the date of status is held against',
    'A7 late-after-close': 'date of closing',
    'A11 balance-mismatch': 'date of reporting',
  },
  'mfsn-provider-views': {
    'A2 balance-mismatch': 'date of reporting',
    'A2 date-status-mismatch-reaging': 'dates of status and last payment',
    'A2 history-newer-first-late': 'history',
    'A2 chargeoff-monthly-payment': 'payment status',
    'A2 dispute-flag-mismatch': 'dispute notation',
    'A2 balance-after-sale': 'payment status',
    'A6 obsolete': 'dates of status and closing',
    'A7 status-mismatch': 'payment status',
    'A7 paid-with-past-due': 'past due',
    'A7 late-after-close': 'history',
    'A7 history-mismatch': 'history',
    'A7 last-payment-vs-late': 'history',
    'A8 history-mismatch': 'history',
    'A8 late-count-inconsistent': 'history',
    'A9 authorized-user-negative': 'responsibility',
    'A9 designator-mismatch': 'responsibility',
    'A11 balance-on-transferred': 'account status',
    'A11 balance-mismatch': 'date of reporting',
    'P1 public-record-status-mismatch': 'public records',
    'P1 chapter13-past-7y': 'public records',
    'PI name-variant': 'persons',
    'PI dob-mismatch': 'persons',
    'PI ssn-mismatch': 'persons',
    'PI old-address': 'persons',
    'PI old-employer': 'persons',
  },
  'identityiq-page': {
    'A2 open-closed-mismatch': 'whether it is open',
    'A2 dispute-flag-mismatch': 'dispute notation',
    'A2 missing-limit': 'whether it is open',
    'A3 original-creditor-mismatch': 'an original creditor for each bureau',
    'A7 paid-with-monthly-payment': 'whether it is open, next to a status that says derogatory',
    'A7 late-after-close': 'date of closing',
    'A8 late-count-inconsistent': 'counts of late payments',
  },
  'smartcredit-page': {},
  'mismo-xml': { 'A7 last-payment-vs-late': 'date of last payment' },
  'mismo-json': { 'A7 last-payment-vs-late': 'date of last payment' },
};

it.each([
  'identityiq-csid',
  'mfsn-provider-views',
  'identityiq-page',
  'smartcredit-page',
  'mismo-xml',
  'mismo-json',
] as const)('%s shows every planted error except those it has no fields for', (format) => {
  const report = readReport(lesserSamples[format]);
  const found = foundIn(report);
  const missing = expected.findings.filter((planted) => {
    const { wanted, questioned: asked } = questioned(planted, report, found);
    return asked.join() !== wanted.join();
  });
  expect(missing.map(({ on, rule }) => `${on} ${rule}`)).toEqual(Object.keys(unseen[format]));
});
