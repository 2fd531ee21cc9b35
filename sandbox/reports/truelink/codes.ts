import type { Bureau, Condition, Designator, Portfolio } from '../model.ts';

/** TrueLink's shape of every coded field. */
export interface CodeRef {
  readonly [key: string]: string;
  readonly abbreviation: string;
  readonly description: string;
  readonly symbol: string;
  readonly rank: string;
}

export function code(symbol: string, description: string, rank = '199', abbreviation = description): CodeRef {
  return { abbreviation, description, symbol, rank };
}
export const noCode: CodeRef = code('', '', '100000');

export const bureauCodes: Readonly<Record<Bureau, CodeRef>> = {
  TransUnion: code('TUC', 'TransUnion', '1'),
  Experian: code('EXP', 'Experian', '1'),
  Equifax: code('EQF', 'Equifax', '1'),
};

export const conditions: Readonly<Record<Condition, CodeRef>> = {
  open: code('O', 'Open', '60'),
  closed: code('C', 'Closed', '50'),
  paid: code('P', 'Paid', '10'),
  transferred: code('T', 'Transferred', '30', 'Xfer'),
  derogatory: code('F', 'Derogatory', '20', 'Derog'),
  closedDerogatory: code('C', 'Derogatory', '50', 'Derog'),
  paidDerogatory: code('P', 'Derogatory', '10', 'Derog'),
};

export const designators: Readonly<Record<Designator, CodeRef>> = {
  I: code('I', 'Individual'),
  J: code('J', 'Joint'),
  A: code('A', 'Authorized User'),
};

export const portfolios: Readonly<Record<Portfolio, CodeRef>> = {
  M: code('M', 'Primary or secondary mortgage', '10', 'Mortgage'),
  R: code('R', 'Revolving Account', '50', 'Revolving'),
  I: code('I', 'Installment Account', '20', 'Installment'),
  C: code('C', 'Line of credit', '30', 'Credit Line'),
  O: code('O', 'Open Account', '30'),
  Y: code('Y', 'Collection Account', '5', 'Collection'),
};

const payStatuses: Readonly<Record<string, CodeRef>> = {
  C: code('C', 'Current', '110'),
  1: code('1', 'Late 30 Days', '105', '30 Delinq'),
  2: code('2', 'Late 60 Days', '104', '60 Delinq'),
  3: code('3', 'Late 90 Days', '103', '90 Delinq'),
  4: code('4', 'Late 120 Days', '102', '120 Delinq'),
  5: code('5', 'Late 150 Days', '101', '150 Delinq'),
  9: code('9', 'Collection/Chargeoff', '2', 'Coll/Chargeoff'),
};
export const payStatus = (symbol: string): CodeRef =>
  payStatuses[symbol] ?? code('U', 'Unknown', '10000', 'Unk');

const accountTypes: Readonly<Record<string, string>> = {
  AU: 'Auto Loan',
  CC: 'Credit Card',
  CH: 'Charge account',
  LC: 'Line of credit',
  RM: 'Real estate mortgage',
  ST: 'Educational',
  US: 'Unsecured loan',
};
export const accountType = (symbol: string): CodeRef => code(symbol, accountTypes[symbol] ?? '', '50');

const industries: Readonly<Record<string, string>> = {
  BC: 'Bank Credit Cards',
  DC: 'Complete Department Stores',
  EL: 'Student Loans',
  FA: 'Auto Financing',
  FM: 'Mortgage Companies - Finance',
  FP: 'Personal Loan Companies',
  QU: 'Credit Unions',
  UT: 'Telephone Companies',
  YC: 'Other Collection Agencies',
  ZP: 'Public Records',
};
export const industry = (symbol: string): CodeRef => code(symbol, industries[symbol] ?? '');

const remarks: Readonly<Record<string, CodeRef>> = Object.fromEntries(
  [
    code('T00AID', 'Account information disputed by consumer, meets FCRA requirements'),
    code('E0078', 'Customer disputed account - reported by subscriber.'),
    code('Q00IP', 'Consumer disputes this account information'),
    code('T00DRG', 'Dispute resolved; reported by grantor'),
    code('E0013', 'Account was in dispute - now resolved - reported by subscriber.'),
    code('Q00IQ', 'Consumer disputes after resolution'),
    code('TM009', 'Charged off as bad debt', '10000'),
    code('XC097', 'Unpaid balance reported as a loss by the credit grantor.', '10000'),
    code('T00CLA', 'Placed for collection'),
    code('Q00CZ', 'Collection account'),
    code('T00PCL', 'Paid collection'),
    code('Q00FA', 'Closed or paid account/zero balance'),
    code('T00TRL', 'Transferred to another lender'),
    code('E0040', 'Purchased by a another lender.'),
    code('Q00BC', 'Account transferred or sold'),
    code('T00CLO', 'Closed'),
    code('E0019', 'Account closed.'),
    code('Q00GS', 'Medical'),
  ].map((remark) => [remark.symbol, remark]),
);
export const remark = (symbol: string): CodeRef => remarks[symbol] ?? noCode;

/** What a score factor says, why, and what the consumer can do about it. */
export const scoreFactors: Readonly<
  Record<string, readonly [factor: string, explain: string, cando: string]>
> = {
  98: [
    'There is a serious delinquency on your credit report',
    'Accounts that went to collection or were charged off lower a score for years.',
    'Bring every account up to date and keep it there.',
  ],
  34: [
    'Your balances are high compared with your credit limits',
    'Cards near their limit point to strained finances.',
    'Pay revolving balances down before opening anything new.',
  ],
  12: [
    'Your oldest account was opened too recently',
    'A long history says more about a borrower than a short one.',
    'Keep old accounts open and in good standing.',
  ],
  47: [
    'There are many inquiries on your credit report',
    'Each application for credit is noted for two years.',
    'Apply only for credit that you need.',
  ],
  P34: [
    'You pay most of your accounts on time',
    'Payments made as agreed are the strongest part of a score.',
    'Go on as you do.',
  ],
};
