import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RuleId } from '#credit/findings/finding.ts';
import { findings } from '#credit/findings/findings.ts';
import type { Bureau } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';

const fixtures = new URL('../../fixtures/credit-reports/', import.meta.url);
const Expected = z.object({
  asOf: z.iso.date(),
  findings: z.array(
    z.object({ on: z.string(), rule: z.string(), bureaus: z.array(z.enum(['TUC', 'EXP', 'EQF'])) }),
  ),
});
const expected = Expected.parse(
  JSON.parse(readFileSync(new URL('expected-sampleton.json', fixtures), 'utf8')),
);
const bureauNames: Readonly<Record<'TUC' | 'EXP' | 'EQF', Bureau>> = {
  TUC: 'TransUnion',
  EXP: 'Experian',
  EQF: 'Equifax',
};

/** The planted reasons by their names there, and the rules that find them. */
const ruleNames: Readonly<Record<string, RuleId>> = {
  'balance-mismatch': 'B1',
  'date-status-mismatch-reaging': 'R1',
  'history-newer-first-late': 'R1',
  'open-closed-mismatch': 'S2',
  'chargeoff-monthly-payment': 'B4',
  'dispute-flag-mismatch': 'P1',
  'missing-limit': 'L1',
  'balance-after-sale': 'D2',
  'medical-under-500': 'M1',
  'original-creditor-mismatch': 'N2',
  'duplicate-collection': 'D1',
  obsolete: 'O1',
  'status-mismatch': 'S1',
  'paid-with-past-due': 'B3',
  'paid-with-monthly-payment': 'B4',
  'late-after-close': 'S6',
  'history-mismatch': 'S8',
  'last-payment-vs-late': 'S6',
  'late-count-inconsistent': 'S4',
  'authorized-user-negative': 'E1',
  'designator-mismatch': 'E2',
  'balance-on-transferred': 'B2',
  'public-record-status-mismatch': 'K4',
  'chapter13-past-7y': 'O3',
  'duplicate-inquiry': 'Q3',
  'inquiry-over-2y': 'Q1',
  'inquiry-no-account': 'Q2',
  'name-variant': 'I1',
  'dob-mismatch': 'I2',
  'ssn-mismatch': 'I2',
  'old-address': 'I3',
  'old-employer': 'I3',
};

/** Where the rules, on purpose, put fewer bureaus in question than the list names, or find nothing to dispute. */
const differences: Readonly<Record<string, { bureaus: readonly Bureau[]; because: string }>> = {
  'A2 balance-mismatch': {
    bureaus: ['Equifax'],
    because: 'TransUnion and Experian agree on the lowest balance; only the higher one is questioned',
  },
  'A11 balance-mismatch': {
    bureaus: ['Experian'],
    because: 'TransUnion shows nothing owed; nobody asks it to look again',
  },
  'A9 designator-mismatch': {
    bureaus: ['Experian'],
    because: 'TransUnion lists an authorized user, which is the milder role',
  },
  'P1 public-record-missing-bureau': {
    bureaus: [],
    because: 'absence at a bureau is not an error; nothing is disputed',
  },
};

function recordOf(on: string): string {
  if (on === 'P1') return 'publicRecord';
  if (on === 'INQ') return 'inquiry';
  return on === 'PI' ? 'personal' : `account-${String(Number(on.slice(1)) - 1)}`;
}

describe.each([
  'mfsn-3b-sampleton.synthetic.json',
  'smartcredit-3b-sampleton.synthetic.json',
  'identityiq-3b-sampleton.synthetic.jsonp',
])('%s', (file) => {
  const report = readReport(readFileSync(new URL(file, fixtures)));
  const found = findings(report, { today: expected.asOf, profile: aConsumer() });

  it.each(expected.findings)('$on $rule', ({ on, rule, bureaus }) => {
    const place = recordOf(on);
    const here = found.filter(
      (finding) =>
        finding.rule === ruleNames[rule] &&
        (place.startsWith('account')
          ? 'id' in finding.subject && finding.subject.id === place
          : finding.subject.kind === place),
    );
    const questioned = new Set(here.flatMap((finding) => finding.bureaus));
    const difference = differences[`${on} ${rule}`];
    const wanted = difference?.bureaus ?? bureaus.map((bureau) => bureauNames[bureau]);
    const compared =
      difference === undefined
        ? [...questioned].filter((bureau) => wanted.includes(bureau))
        : [...questioned];
    expect(compared.toSorted()).toEqual(wanted.toSorted());
  });

  it('has nothing else to say of the accounts, but what follows from the same errors', () => {
    const planted = new Set(
      expected.findings.map(({ on, rule }) => `${recordOf(on)} ${ruleNames[rule] ?? ''}`),
    );
    const beyond = found
      .filter((finding) => finding.subject.kind === 'account' && finding.recipient !== 'nobody')
      .map((finding) => ({
        finding,
        key: `${'id' in finding.subject ? finding.subject.id : ''} ${finding.rule}`,
      }))
      .filter(({ key }) => !planted.has(key))
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
