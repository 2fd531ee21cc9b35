import { formatMonth } from '../report/format.ts';
import { formatMoney } from '#vocabulary/money.ts';
import type { NegativeParameters, NegativeReason } from '../report/negative.ts';
import type { Content } from './markup.ts';
import type { ReportTexts } from './texts.ts';

const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);

function lateCounts({ late30, late60, late90 }: NegativeParameters['lateCounts']): string {
  const counts = [
    [late30, '30 days'],
    [late60, '60 days'],
    [late90, '90 days'],
  ] as const;
  return counts.flatMap(([count, length]) => (count > 0 ? [`${count} × ${length}`] : [])).join(', ');
}

function reason(why: NegativeReason, words: (english: string) => Content): Content {
  switch (why.rule) {
    case 'collection':
      return why.parameters.originalCreditor
        ? `Collection account; original creditor: ${why.parameters.originalCreditor}`
        : 'Collection account';
    case 'derogatoryCondition':
      return ['Account condition: ', words(why.parameters.description)];
    case 'payStatus':
      return ['Payment status: ', words(why.parameters.description)];
    case 'worstPayStatus':
      return ['Worst payment status: ', words(why.parameters.description)];
    case 'lateCounts':
      return `Times late: ${lateCounts(why.parameters)}`;
    case 'history':
      return why.parameters.count === 1
        ? `Not paid as agreed in ${formatMonth(why.parameters.newest)}`
        : `Not paid as agreed in ${months(why.parameters.count)} from ${formatMonth(why.parameters.oldest)} to ${formatMonth(why.parameters.newest)}`;
    case 'pastDue':
      return `Past due: ${formatMoney(why.parameters.amount)}`;
    case 'marked':
      return 'The provider marked this account as negative';
    case 'remark':
    default:
      return ['Remark: ', words(why.parameters.text)];
  }
}

export const english: ReportTexts = {
  title: 'Credit report',
  reportOf: 'Credit report of',
  reportDate: 'Report date',
  shownOn: 'Viewed on',
  source: 'Source',
  formats: {
    'mfsn-basic': 'MyFreeScoreNow',
    'mfsn-epic': 'MyFreeScoreNow',
    'mfsn-provider-views': 'MyFreeScoreNow',
    smartcredit: 'SmartCredit',
    'smartcredit-page': 'SmartCredit',
    identityiq: 'IdentityIQ',
    'identityiq-csid': 'IdentityIQ',
    'identityiq-page': 'IdentityIQ',
    'truelink-plain': 'TransUnion Interactive',
    'truelink-xml': 'TransUnion Interactive',
    'mismo-xml': 'MISMO',
    'mismo-json': 'MISMO',
  },
  skipToAccounts: 'Skip to the accounts',
  contents: 'Contents',
  notReported: 'Not reported',
  none: 'None reported',
  differs: 'Bureaus disagree',
  differsLegend: 'The bureaus disagree on this row.',
  negative: 'Negative',
  positive: 'Positive',
  field: 'Item',
  bureau: 'Bureau',
  unnamed: 'Unnamed account',
  inEnglish: 'original text in English',
  footer: 'Values are shown as the bureaus report them. A blank means the bureau didn’t report a value.',
  noFile: (bureau) => `${bureau} didn’t return a file.`,
  scores: {
    heading: 'Scores',
    cannotCalculate: 'Cannot be calculated',
    ranks: {
      deficient: 'Deficient',
      unfavorable: 'Unfavorable',
      fair: 'Fair',
      good: 'Good',
      great: 'Great',
      excellent: 'Excellent',
    },
    scale: 'Scale: 300 to 850',
    factors: 'What affects the score',
    helps: 'Helps',
    hurts: 'Hurts',
  },
  summary: {
    heading: 'Summary',
    note: 'These are the provider’s own counts and may not match the accounts below.',
    totalAccounts: 'Total accounts',
    openAccounts: 'Open accounts',
    closedAccounts: 'Closed accounts',
    delinquentAccounts: 'Delinquent',
    derogatoryAccounts: 'Derogatory',
    balances: 'Balances',
    monthlyPayments: 'Monthly payments',
    inquiriesLast2Years: 'Inquiries (2 years)',
    publicRecords: 'Public records',
  },
  personal: {
    heading: 'Personal information',
    name: 'Name',
    alias: 'Also known as',
    former: 'Former name',
    birth: 'Date of birth',
    ssn: 'Social Security number',
    currentAddress: 'Current address',
    previousAddress: 'Previous addresses',
    employers: 'Employers',
    phones: 'Phone numbers',
    statements: 'Consumer statements',
    statementOfNoBureau: 'Consumer statement (the report doesn’t say at which bureau):',
    reported: (date) => `reported ${date}`,
  },
  alerts: {
    heading: 'Alerts',
    fraud: 'A fraud indicator is on file.',
    deceased: 'The file is marked as belonging to a deceased person.',
    frozen: (bureau) =>
      `A security freeze is on at ${bureau}. It protects: new creditors can’t see this file.`,
  },
  accounts: {
    heading: 'Accounts',
    count: (total, negative) => `${total} ${total === 1 ? 'account' : 'accounts'}, ${negative} negative`,
    filter: {
      legend: 'Accounts to show',
      all: 'All',
      negative: 'Negative',
      different: 'Different',
      disputed: 'Disputed',
      shown: {
        negative: (some, all) => `Showing ${some} of ${all} accounts: those that are negative.`,
        different: (some, all) => `Showing ${some} of ${all} accounts: those on which the bureaus disagree.`,
        disputed: (some, all) => `Showing ${some} of ${all} accounts: those that a bureau shows as disputed.`,
      },
    },
    glance: 'Accounts at a glance',
    account: 'Account',
    type: 'Type',
    status: 'Status',
    balance: 'Balance',
    statuses: { Open: 'Open', Closed: 'Closed', Paid: 'Paid', Derogatory: 'Derogatory' },
    accountStatuses: { Open: 'Open', Closed: 'Closed', Paid: 'Paid', Derogatory: 'Derogatory' },
    types: {
      M: 'Mortgage',
      R: 'Revolving',
      I: 'Installment',
      C: 'Line of credit',
      O: 'Open account',
      Y: 'Collection',
      U: 'Unknown',
    },
    whyNegative: 'Why it is negative',
    details: (name) => `${name} at each bureau`,
    opened: (date) => `opened ${date}`,
    rows: {
      accountNumber: 'Account number',
      accountType: 'Account type',
      accountDetail: 'Detailed account type',
      bureauCode: 'Responsibility',
      condition: 'Account condition',
      openClosed: 'Open or closed',
      paymentStatus: 'Payment status',
      worstStatus: 'Worst payment status',
      balance: 'Balance',
      pastDue: 'Past due',
      highCredit: 'High credit',
      creditLimit: 'Credit limit',
      monthlyPayment: 'Monthly payment',
      actualPayment: 'Actual payment',
      ofMonths: 'Terms',
      monthsReviewed: 'Months reviewed',
      late: 'Times 30/60/90 days late',
      dateOpened: 'Date opened',
      dateClosed: 'Date closed',
      lastReport: 'Last reported',
      dateVerified: 'Last verified',
      dateLastActive: 'Date last active',
      lastPaymentDate: 'Date of last payment',
      dateLastActivity: 'Last activity',
      datePastDue: 'Past due since',
      dateWorst: 'Date of worst status',
      chargeOffAmount: 'Amount charged off',
      dateChargedOff: 'Date charged off',
      dateFirstDelinquency: 'First delinquency',
      originalCreditor: 'Original creditor',
      industry: 'Creditor type',
      paymentFrequency: 'Payment frequency',
      collateral: 'Collateral',
      dispute: 'Dispute',
      comment: 'Comments',
    },
    months,
  },
  history: {
    heading: 'Payment history',
    of: (bureau) => `Payment history at ${bureau}`,
    year: 'Year',
    legend: 'How to read the payment history',
    noData: 'No data',
    months: [
      ['J', 'January'],
      ['F', 'February'],
      ['M', 'March'],
      ['A', 'April'],
      ['M', 'May'],
      ['J', 'June'],
      ['J', 'July'],
      ['A', 'August'],
      ['S', 'September'],
      ['O', 'October'],
      ['N', 'November'],
      ['D', 'December'],
    ],
    meanings: {
      onTime: 'Paid as agreed',
      late30: '30 days late',
      late60: '60 days late',
      late90: '90 days late',
      late120: '120 days late',
      late150: '150 days late',
      late180: '180 days late',
      paymentPlan: 'Payment plan',
      repossession: 'Repossession or foreclosure',
      surrender: 'Voluntary surrender',
      chargeOff: 'Collection or charge-off',
    },
  },
  inquiries: {
    heading: 'Inquiries',
    subscriber: 'Creditor',
    industry: 'Type of business',
    date: 'Date',
  },
  publicRecords: {
    heading: 'Public records',
    type: 'Type',
    status: 'Status',
    court: 'Court',
    reference: 'Reference',
    filed: 'Filed',
    resolved: 'Resolved',
    amount: 'Amount',
    plaintiff: 'Plaintiff',
  },
  contacts: {
    heading: 'Creditor contacts',
    name: 'Creditor',
    address: 'Address',
    phone: 'Phone',
  },
  findings: {
    heading: 'Findings',
    one: 'Finding',
  },
  reason,
};
