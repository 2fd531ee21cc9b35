/**
 * One consumer in formats with less data than the reference, IdentityIQ's JSON: what differs and what is missing,
 * field by field.
 */
import type { lesserSamples } from '../samples.ts';

/** The lines of collections, which in TrueLink have no payment, past due, or counts. */
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

/** The reference is right: a page prints one name above all columns, TransUnion's. */
const sharedNames = [
  '517800412233 Experian creditorName: CITADEL BANK CARD SVCS → CITADEL CARD',
  '440066120987 Experian creditorName: HARBOR BANK NA → HARBOR BANK VISA',
  '6011990 Experian creditorName: NEIGHBOR CREDIT UNION → NEIGHBOR CU',
  '00812241101 Equifax creditorName: FED STUDENT SVC → FED STUDENT SERVICING',
  'PA0044006612 Experian creditorName: PIONEER ACCEPTANCE CO → PIONEER ACCEPTANCE',
  '77120 Equifax creditorName: OLD MAIN DEPT → OLD MAIN DEPT STORE',
  'MAF30021187 Experian creditorName: METRO AUTO FIN → METRO AUTO FINANCE',
];
/** Both are right: the page prints "Derogatory", which describes more than one symbol. */
const derogatory = [
  '77120 TransUnion condition: P → F',
  '77120 Equifax condition: P → F',
  'MAF30021187 Experian condition: P → F',
];

/** The data of one format, compared with the reference. Each difference says which is right. */
interface Form {
  readonly format: keyof typeof lesserSamples;
  readonly reportDate: string | undefined;
  readonly accounts: readonly string[];
  readonly records: readonly string[];
  /** Fields of lines that the format doesn’t have or never uses. */
  readonly never: string;
  /** Fields that the format has on some lines but not on these. */
  readonly lacking: readonly string[];
  /** The same for everything except accounts: fields that never occur, and single records that are missing. */
  readonly neverRecorded: string;
  readonly lackingRecords: readonly string[];
}

/**
 * Both are right in all of these. There, the status is the account's own, and an indicator says that it is
 * derogatory, which the model keeps as the provider's mark. The business is a broad class, while the industry in
 * TrueLink is a narrow one. TrueLink has no field for the date of last activity.
 */
const mismoTerms = [
  ...Object.entries({
    '440066120987 TransUnion': 'C',
    '440066120987 Experian': 'O',
    '440066120987 Equifax': 'O',
    'SR8812091 TransUnion': 'O',
    'SR8812091 Equifax': 'O',
    'PA0044006612 TransUnion': 'O',
    'PA0044006612 Experian': 'O',
    'RP99211840 TransUnion': 'O',
  }).map(([line, status]) => `${line} condition: F → ${status}`),
  ...Object.entries({
    '517800412233 TransUnion': ['BC', 'Banking', '2025-08-28'],
    '517800412233 Experian': ['BC', 'Banking', '2025-08-28'],
    '517800412233 Equifax': ['BC', 'Banking', '2025-08-28'],
    '440066120987 TransUnion': ['BC', 'Banking', '2021-03-19'],
    '440066120987 Experian': ['BC', 'Banking', '2021-03-19'],
    '440066120987 Equifax': ['BC', 'Banking', '2022-08-01'],
    '77120 TransUnion': ['DC', 'Banking', '2017-02-10'],
    '77120 Equifax': ['DC', 'Banking', '2017-02-01'],
    'MAF30021187 TransUnion': ['FA', 'Banking', '2023-11-28'],
    'MAF30021187 Experian': ['FA', 'Banking', '2023-11-28'],
    'MAF30021187 Equifax': ['FA', 'Banking', '2023-11-01'],
    '00812241101 TransUnion': ['EL', 'Banking', '2025-08-14'],
    '00812241101 Experian': ['EL', 'Banking', '2025-08-14'],
    '00812241101 Equifax': ['EL', 'Banking', '2025-08-01'],
    '6011990 TransUnion': ['QU', 'Banking', '2025-06-30'],
    '6011990 Experian': ['QU', 'Banking', '2025-06-30'],
    'OPL5512098 TransUnion': ['FP', 'Banking', '2024-03-04'],
    'OPL5512098 Experian': ['FP', 'Banking', '2024-03-04'],
    '70019922341 Experian': ['FM', 'Banking', '2025-08-15'],
  }).flatMap(([line, [industry, business, activity]]) => [
    `${line} industry: ${industry} → ${business}`,
    `${line} dateLastActivity: absent → ${activity}`,
  ]),
  ...collections.map((line) => `${line} industry: YC → Collection services`),
];
/** The standard's derogatory indicator; past late payments alone (A7, A8) do not set it. */
const pastLatesOnly = ['MAF30021187 TransUnion', 'MAF30021187 Equifax', '00812241101 TransUnion'];
const mismoMarks = [
  ...Object.entries(marks).map(
    ([line, mark]) => `${line} markedNegative: absent → ${String(mark && !pastLatesOnly.includes(line))}`,
  ),
  ...collections.map((line) => `${line} markedNegative: absent → true`),
];
/** The amount charged off, in US cents, and its date: no other format has them. */
const mismoChargeOffs = Object.entries({
  '440066120987 TransUnion': [184_000, '2021-10-30'],
  '440066120987 Experian': [184_000, '2021-10-01'],
  '440066120987 Equifax': [221_000, '2023-02-01'],
  '77120 TransUnion': [63_300, '2017-02-10'],
  '77120 Equifax': [63_300, '2017-02-01'],
  'OPL5512098 TransUnion': [400_000, '2024-09-12'],
  'OPL5512098 Experian': [95_000, '2024-09-01'],
}).flatMap(([line, [amount, date]]) => [
  `${line} chargeOffAmount: absent → ${amount}`,
  `${line} dateChargedOff: absent → ${date}`,
]);
/** The reference is right: a blend has one value for all its bureaus, here TransUnion's. */
const mismoBlend = [
  ...['TransUnion', 'Experian', 'Equifax'].map((bureau) => `517800412233 ${bureau} blended: false → true`),
  '517800412233 Experian creditorName: CITADEL BANK CARD SVCS → CITADEL CARD',
  '517800412233 Experian accountNumber: 517800412233 → 517800412233****',
  '517800412233 Equifax accountNumber: 5178**** → 517800412233****',
  '517800412233 Experian dateReported: 2025-09-01 → 2025-09-02',
  '517800412233 Equifax dateReported: 2025-09-01 → 2025-09-02',
  '517800412233 Equifax dateOpened: 2019-06-01 → 2019-06-11',
];
/** An account that is paid or transferred has that as its status, and does not say whether it is closed. */
const mismoUnsaid = [
  '77120 TransUnion',
  '77120 Equifax',
  'OPL5512098 TransUnion',
  'OPL5512098 Experian',
  'MAF30021187 TransUnion',
  'MAF30021187 Experian',
  'MAF30021187 Equifax',
].map((line) => `${line} openClosed`);
const mismoUndated = [
  '517800412233 TransUnion',
  '517800412233 Experian',
  '517800412233 Equifax',
  ...collections,
  '00812241101 TransUnion',
  '00812241101 Experian',
  '00812241101 Equifax',
  '6011990 TransUnion',
  '6011990 Experian',
  '70019922341 Experian',
].map((line) => `${line} dateAccountStatus`);
/** No adverse rating is given if there was none; TrueLink says that the worst was current. */
const mismoNeverWorse = [
  '517800412233 TransUnion',
  '517800412233 Experian',
  '517800412233 Equifax',
  '00812241101 Experian',
  '00812241101 Equifax',
  '70019922341 Experian',
].map((line) => `${line} worstPayStatus`);

function mismo(format: 'mismo-xml' | 'mismo-json'): Form {
  return {
    format,
    reportDate: '2025-09-15',
    accounts: [
      ...mismoTerms,
      ...mismoMarks,
      ...mismoChargeOffs,
      ...mismoBlend,
      // The reference is right: a collection has none of these.
      ...collections.flatMap((line) =>
        ['monthlyPayment', 'pastDue', 'late30', 'late60', 'late90'].map(
          (field) => `${line} ${field}: absent → 0`,
        ),
      ),
    ],
    // The reference is right: the alias came without its middle name.
    records: ['name 1: Experian | alias | DELVIN K SIMPLETON → Experian | alias | DELVIN SIMPLETON'],
    // Only 2.4 has the date of last payment.
    never: 'actualPayment dateLastPayment dateVerified paymentFrequency',
    lacking: [...mismoUnsaid, ...mismoUndated, ...mismoNeverWorse],
    neverRecorded:
      'address.dateReported alert.deceased alert.fraud contact.city contact.name contact.phone contact.postalCode contact.state contact.street contact.subscriberCode employer.dateReported factor.code factor.effect factor.text frozen.value inquiry.industry inquiry.kind record.amount summary.balances summary.closedAccounts summary.delinquentAccounts summary.derogatoryAccounts summary.inquiriesLast2Years summary.monthlyPayments summary.openAccounts summary.publicRecords summary.totalAccounts',
    lackingRecords: ['name Experian | alias | DELVIN K SIMPLETON'],
  };
}

export const forms: readonly Form[] = [
  {
    format: 'identityiq-csid',
    reportDate: undefined,
    // The reference is right: a collection has none of these. CSID fills them with zeros, which are kept as shown.
    accounts: collections.flatMap((line) =>
      ['monthlyPayment', 'pastDue', 'late30', 'late60', 'late90'].map(
        (field) => `${line} ${field}: absent → 0`,
      ),
    ),
    records: [],
    never:
      'accountType actualPayment condition dateClosed dateReported dateVerified disputeFlag monthsReviewed paymentFrequency subscriberCode termMonths worstPayStatus',
    lacking: [],
    neverRecorded:
      'address.dateReported alert.deceased alert.fraud birth.date contact.city contact.name contact.phone contact.postalCode contact.state contact.street contact.subscriberCode employer.dateReported employer.name factor.code factor.effect factor.text frozen.value inquiry.industry inquiry.kind record.amount record.dateResolved report.reportDate score.model ssn.digits summary.balances summary.closedAccounts summary.delinquentAccounts summary.derogatoryAccounts summary.inquiriesLast2Years summary.monthlyPayments summary.openAccounts summary.publicRecords summary.totalAccounts',
    lackingRecords: [],
  },
  {
    format: 'mfsn-provider-views',
    reportDate: '2025-09-15',
    accounts: [
      // Only this format gives the provider's verdict; the expected negatives confirm each.
      ...Object.entries(marks).map(([line, mark]) => `${line} markedNegative: absent → ${String(mark)}`),
      // The reference is right: no limit is reported. This format can only say so with zero.
      '440066120987 Equifax creditLimit: absent → 0',
    ],
    // This format has no totals; it counts only by class.
    records: [
      'summary 0: TransUnion | 10 | 6 | 4 | 1 | 6 | 2365100 | 29100 | 3 | 1 → TransUnion |  |  |  |  |  |  |  |  | 1',
      'summary 1: Experian | 8 | 6 | 2 | 2 | 4 | 25422900 | 244000 | 2 | 1 → Experian |  |  |  |  |  |  |  |  | 1',
      'summary 2: Equifax | 6 | 4 | 2 | 0 | 3 | 1735400 | 20300 | 0 | 0 → Equifax |  |  |  |  |  |  |  |  | 0',
    ],
    never:
      'accountType actualPayment condition dateAccountStatus dateClosed dateLastPayment dateReported dateVerified designator disputeFlag history industry late30 late60 late90 monthsReviewed pastDue payStatus paymentFrequency remarks subscriberCode termMonths worstPayStatus',
    // Only collections have an original amount here, and none of them has an opening date.
    lacking: [
      ...Object.keys(marks).map((line) => `${line} highBalance`),
      ...collections.map((line) => `${line} dateOpened`),
    ],
    neverRecorded:
      'address.city address.dateReported address.kind address.postalCode address.state address.street alert.deceased alert.fraud birth.date birth.year contact.city contact.name contact.phone contact.postalCode contact.state contact.street contact.subscriberCode employer.dateReported employer.name frozen.value inquiry.industry name.first name.full name.kind name.last name.middle record.amount record.classification record.court record.dateFiled record.dateResolved record.reference record.status record.type score.model ssn.digits summary.balances summary.closedAccounts summary.delinquentAccounts summary.derogatoryAccounts summary.inquiriesLast2Years summary.monthlyPayments summary.openAccounts summary.totalAccounts',
    lackingRecords: [
      'summary TransUnion | 10 | 6 | 4 | 1 | 6 | 2365100 | 29100 | 3 | 1',
      'summary Experian | 8 | 6 | 2 | 2 | 4 | 25422900 | 244000 | 2 | 1',
      'summary Equifax | 6 | 4 | 2 | 0 | 3 | 1735400 | 20300 | 0 | 0',
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
    // The grid has 24 columns for all bureaus together, with the newest month of any of them last.
    lacking: [
      '440066120987 TransUnion history 2023-09',
      ...['TransUnion', 'Experian'].flatMap((bureau) =>
        ['2022-03', '2022-02', '2022-01', '2021-12'].map((month) => `MAF30021187 ${bureau} history ${month}`),
      ),
    ],
    neverRecorded:
      'alert.deceased alert.fraud birth.date contact.subscriberCode employer.dateReported factor.code factor.effect frozen.value inquiry.kind name.first name.last name.middle score.model ssn.digits',
    lackingRecords: [],
  },
  {
    format: 'smartcredit-page',
    reportDate: '2025-09-15',
    accounts: [...sharedNames, ...derogatory],
    records: [],
    never: 'actualPayment monthsReviewed subscriberCode worstPayStatus',
    lacking: [],
    neverRecorded:
      'address.dateReported alert.deceased alert.fraud birth.date contact.subscriberCode employer.dateReported factor.code factor.effect factor.text frozen.value inquiry.industry inquiry.kind name.first name.last name.middle record.amount score.model ssn.digits',
    lackingRecords: [],
  },
  mismo('mismo-xml'),
  mismo('mismo-json'),
];
