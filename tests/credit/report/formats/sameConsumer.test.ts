/**
 * One consumer in every form: what the forms share agrees with the reference, IdentityIQ's JSON, which carries the most.
 * Each difference stands here with who is right.
 */
import { describe, expect, it } from 'vitest';
import { isNegative } from '#credit/report/negative.ts';
import { readReport } from '#credit/report/read.ts';
import { bureauBySymbol, expected, lesserSamples, samples } from '../samples.ts';
import { accountFacts, differences, nameOf, neverCarried, recordFacts } from './facts.ts';

const reference = readReport(samples.identityiq);

/** The lines of collections, which in TrueLink have no payment, past due or counts. */
const collections = [
  'SR8812091 TransUnion',
  'SR8812091 Equifax',
  'PA0044006612 TransUnion',
  'PA0044006612 Experian',
  'RP99211840 TransUnion',
];
const marks: Readonly<Record<string, boolean>> = {
  '517800412233 TransUnion': false,
  '517800412233 Experian': false,
  '517800412233 Equifax': false,
  '440066120987 TransUnion': true,
  '440066120987 Experian': true,
  '440066120987 Equifax': true,
  '77120 TransUnion': true,
  '77120 Equifax': true,
  '6011990 TransUnion': true,
  '6011990 Experian': true,
  'MAF30021187 TransUnion': true,
  'MAF30021187 Experian': true,
  'MAF30021187 Equifax': true,
  '00812241101 TransUnion': true,
  '00812241101 Experian': false,
  '00812241101 Equifax': false,
  'OPL5512098 TransUnion': true,
  'OPL5512098 Experian': true,
  '70019922341 Experian': false,
};

/** The reference is right: a page prints one name over all columns, TransUnion's. */
const sharedNames = [
  '517800412233 Experian creditorName: CITADEL BANK CARD SVCS → CITADEL CARD',
  '440066120987 Experian creditorName: HARBOR BANK NA → HARBOR BANK VISA',
  '6011990 Experian creditorName: NEIGHBOR CREDIT UNION → NEIGHBOR CU',
  '00812241101 Equifax creditorName: FED STUDENT SVC → FED STUDENT SERVICING',
  'PA0044006612 Experian creditorName: PIONEER ACCEPTANCE CO → PIONEER ACCEPTANCE',
  '77120 Equifax creditorName: OLD MAIN DEPT → OLD MAIN DEPT STORE',
  'MAF30021187 Experian creditorName: METRO AUTO FIN → METRO AUTO FINANCE',
];
/** Both are right: the page prints "Derogatory", which is the description of more than one symbol. */
const derogatory = [
  '77120 TransUnion condition: P → F',
  '77120 Equifax condition: P → F',
  'MAF30021187 Experian condition: P → F',
];

interface Form {
  readonly format: keyof typeof lesserSamples;
  readonly reportDate: string | undefined;
  readonly accounts: readonly string[];
  readonly records: readonly string[];
  readonly never: string;
  /** Fields that the form carries on some lines and lacks on these. */
  readonly lacking: readonly string[];
}

const forms: readonly Form[] = [
  {
    format: 'identityiq-csid',
    reportDate: undefined,
    // The reference is right: a collection has none of these. CSID fills them with zeros, and they are kept as shown.
    accounts: collections.flatMap((line) =>
      ['monthlyPayment', 'pastDue', 'late30', 'late60', 'late90'].map(
        (field) => `${line} ${field}: absent → 0`,
      ),
    ),
    records: [],
    never:
      'accountType actualPayment condition dateClosed dateReported dateVerified disputeFlag monthsReviewed paymentFrequency subscriberCode termMonths worstPayStatus',
    lacking: [],
  },
  {
    format: 'mfsn-provider-views',
    reportDate: '2025-09-15',
    accounts: [
      // Only this form gives the provider's verdict; the expected negatives confirm each.
      ...Object.entries(marks).map(([line, mark]) => `${line} markedNegative: absent → ${String(mark)}`),
      // The reference is right, no limit is reported. This form has no way to say so but zero.
      '440066120987 Equifax creditLimit: absent → 0',
    ],
    // The totals are not in this form; it counts by class only.
    records: [
      'summary 0: TransUnion | 10 | 6 | 4 | 1 | 6 | 2365100 | 29100 | 3 | 1 → TransUnion |  |  |  |  |  |  |  |  | 1',
      'summary 1: Experian | 8 | 6 | 2 | 2 | 4 | 25422900 | 244000 | 2 | 1 → Experian |  |  |  |  |  |  |  |  | 1',
      'summary 2: Equifax | 6 | 4 | 2 | 0 | 3 | 1735400 | 20300 | 0 | 0 → Equifax |  |  |  |  |  |  |  |  | 0',
    ],
    never:
      'accountType actualPayment condition dateAccountStatus dateClosed dateLastPayment dateReported dateVerified designator disputeFlag history industry late30 late60 late90 monthsReviewed pastDue payStatus paymentFrequency remarks subscriberCode termMonths worstPayStatus',
    // Only collections have an original amount here, and none of them a date of opening.
    lacking: [
      ...Object.keys(marks).map((line) => `${line} highBalance`),
      ...collections.map((line) => `${line} dateOpened`),
    ],
  },
  {
    format: 'identityiq-page',
    reportDate: '2025-09-15',
    accounts: [
      ...sharedNames,
      // The reference is right: the heading has TransUnion's original creditor only.
      'SR8812091 Equifax originalCreditor: MEDICAL PAYMENT DATA → EXAMPLE HOSPITAL',
      'PA0044006612 Experian originalCreditor: HARBOR BANK NA → HARBOR BANK',
      ...derogatory,
    ],
    records: [],
    never:
      'actualPayment dateClosed dateVerified disputeFlag industry late30 late60 late90 monthsReviewed openClosed paymentFrequency subscriberCode worstPayStatus',
    // The grid has 24 columns for all bureaus together, the newest month of any of them last.
    lacking: [
      '440066120987 TransUnion history 2023-09',
      ...['TransUnion', 'Experian'].flatMap((bureau) =>
        ['2022-03', '2022-02', '2022-01', '2021-12'].map((month) => `MAF30021187 ${bureau} history ${month}`),
      ),
    ],
  },
  {
    format: 'smartcredit-page',
    reportDate: '2025-09-15',
    accounts: [...sharedNames, ...derogatory],
    records: [],
    never: 'actualPayment monthsReviewed subscriberCode worstPayStatus',
    lacking: [],
  },
];

describe.each(forms)('$format', ({ format, reportDate, accounts, records, never, lacking }) => {
  const report = readReport(lesserSamples[format]);

  it('is recognised by its content', () => {
    expect(report.format).toBe(format);
    expect(readReport(new TextEncoder().encode(`\uFEFF ${lesserSamples[format]}`))).toEqual(report);
    expect(report.reportDate?.value).toBe(reportDate);
    expect(report.bureaus).toEqual(expected.bureausWithFile.map((symbol) => bureauBySymbol[symbol]));
  });

  it('has the expected accounts with their bureaus', () => {
    const lines = (account: (typeof report.accounts)[number]) =>
      account.tradelines.map(({ bureau, accountNumber }) => [bureau, accountNumber?.value]);
    const wanted = expected.accounts.map(({ bureaus, accountNumbers }) =>
      bureaus.flatMap((symbol) =>
        (accountNumbers[symbol] ?? []).map((number) => [bureauBySymbol[symbol], number]),
      ),
    );
    const sorted = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).toSorted();
    expect(sorted(report.accounts.map(lines))).toEqual(sorted(wanted));
  });

  it('finds the same accounts negative at the same bureaus', () => {
    const negative = ({ accounts: read }: typeof report) =>
      read
        .flatMap((account) =>
          account.tradelines.map(
            ({ bureau }) => `${nameOf(account)} ${bureau} ${String(isNegative(account, bureau))}`,
          ),
        )
        .toSorted();
    expect(negative(report)).toEqual(negative(reference));
  });

  it('agrees with the reference on every fact of an account that both carry', () => {
    expect(differences(accountFacts(reference), accountFacts(report)).toSorted()).toEqual(
      accounts.toSorted(),
    );
  });

  it('leaves absent what the form does not carry', () => {
    expect(neverCarried(accountFacts(reference), accountFacts(report)).join(' ')).toBe(never);
    const fields = new Set(never.split(' '));
    const facts = accountFacts(report);
    expect(
      [...accountFacts(reference).keys()]
        .filter((name) => !facts.has(name) && !fields.has(name.split(' ')[2] ?? ''))
        .toSorted(),
    ).toEqual(lacking.toSorted());
  });

  it('agrees with the reference on persons, scores, inquiries, public records and counts', () => {
    expect(differences(recordFacts(reference), recordFacts(report))).toEqual(records);
  });
});
