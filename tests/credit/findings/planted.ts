/** The planted errors on the sample consumer's list, and the rules that find them. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Finding, findings } from '#credit/findings/findings.ts';
import type { Report } from '#credit/report/model.ts';
import { nameOf } from '#tests/credit/report/formats/facts.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { RuleId } from '#vocabulary/findings.ts';

const fixtures = new URL('../../fixtures/credit-reports/', import.meta.url);
const Expected = z.object({
  asOf: z.iso.date(),
  accounts: z.array(z.object({ id: z.string(), accountNumbers: z.record(z.string(), z.array(z.string())) })),
  findings: z.array(
    z.object({ on: z.string(), rule: z.string(), bureaus: z.array(z.enum(['TUC', 'EXP', 'EQF'])) }),
  ),
});
export const expected = Expected.parse(
  JSON.parse(readFileSync(new URL('expected-sampleton.json', fixtures), 'utf8')),
);
const bureauNames: Readonly<Record<'TUC' | 'EXP' | 'EQF', Bureau>> = {
  TUC: 'TransUnion',
  EXP: 'Experian',
  EQF: 'Equifax',
};

/** The list's names for planted errors, and the rules that find them. */
export const ruleNames: Readonly<Record<string, RuleId>> = {
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

/** Where the rules deliberately question fewer bureaus than the list names, or find nothing to dispute. */
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
  'A2 dispute-flag-mismatch': {
    bureaus: ['TransUnion', 'Equifax'],
    because: 'Experian’s notation is the client’s own dispute; the files without it are questioned',
  },
  'P1 public-record-missing-bureau': {
    bureaus: [],
    because: 'absence at a bureau is not an error; nothing is disputed',
  },
};

type Planted = (typeof expected.findings)[number];

/** The account numbers shown on the lines, without mask characters, because the order differs between formats. */
const numbers = new Map(
  expected.accounts.map(({ id, accountNumbers }) => [
    id,
    Object.values(accountNumbers)
      .flat()
      .map((number) => number.replace(/\*+$/, '')),
  ]),
);

/** Whether a finding is about the record that the list calls `on`: A1 … A11, P1, INQ, PI. */
function isOn(on: string, { subject }: Finding, report: Report): boolean {
  if (on === 'P1') return subject.kind === 'publicRecord';
  if (on === 'INQ') return subject.kind === 'inquiry';
  if (on === 'PI') return subject.kind === 'personal';
  const account = 'id' in subject ? report.accounts.find(({ id }) => id === subject.id) : undefined;
  return account !== undefined && numbers.get(on)?.includes(nameOf(account)) === true;
}

/** The findings on the day of the list. */
export const foundIn = (report: Report): readonly Finding[] =>
  findings(report, { today: expected.asOf, profile: aConsumer() });

/** The bureaus that should be questioned for a planted error, and those that are. */
export function questioned({ on, rule, bureaus }: Planted, report: Report, found: readonly Finding[]) {
  const difference = differences[`${on} ${rule}`];
  const wanted = difference?.bureaus ?? bureaus.map((bureau) => bureauNames[bureau]);
  const here = new Set(
    found
      .filter((finding) => finding.rule === ruleNames[rule] && isOn(on, finding, report))
      .flatMap((finding) => finding.bureaus),
  );
  const compared = [...here].filter((bureau) => difference !== undefined || wanted.includes(bureau));
  return { wanted: wanted.toSorted(), questioned: compared.toSorted() };
}

/** `account-3 B1` for what was planted on accounts, in formats that list accounts like the list. */
export const plantedOnAccounts: ReadonlySet<string> = new Set(
  expected.findings.map(
    ({ on, rule }) => `account-${String(Number(on.slice(1)) - 1)} ${ruleNames[rule] ?? ''}`,
  ),
);
