/** Ordinary accounts of each kind, from which a case departs where it says so. */
import type { AccountSpec, At, Coded, InquirySpec, Line, RecordSpec } from './case.ts';
import { monthsBetween, type Clock } from './clock.ts';

export interface Details extends Line {
  readonly key?: string;
  readonly TU?: AccountSpec['per'][At];
  readonly EX?: AccountSpec['per'][At];
  readonly EQ?: AccountSpec['per'][At];
}

/** A small number that depends on the text alone. */
export function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

export const remark = (symbol: string, description: string, text = ''): { code: Coded; text: string } => ({
  code: [symbol, description],
  text,
});
export const remarks = {
  transferred: remark('T00TRF', 'Transferred to another office'),
  transferredLender: remark('T00TRL', 'Transferred to another lender'),
  sold: remark('E0040', 'Purchased by a another lender.'),
  chargedOff: remark('TM009', 'Charged off as bad debt'),
  chapter7: remark('T00CBL', 'Included in bankruptcy chapter 7'),
  inBankruptcy: remark('XC067', 'Account included in bankruptcy'),
  closedByConsumer: remark('T00CBC', 'Account closed by consumer'),
  closedByGrantor: remark('T00CBG', 'Account closed by credit grantor'),
  deferred: remark('T00PDE', 'Payment deferred'),
  placed: remark('T00CLA', 'Placed for collection'),
  paidCollection: remark('T00PCL', 'Paid collection'),
  studentToGovernment: remark('T00SLP', 'Student loan permanently assigned to government'),
  medical: remark('Q00GS', 'Medical'),
  limitInHighCredit: remark('Q00AZ', 'Amount in high credit column is credit limit'),
  charge: remark('Q00AV', 'Charge'),
  refinanced: remark('T00ACR', 'Account closed due to refinance'),
} as const;

export const chapter7: Coded = ['1', 'Chapter 7 Bankruptcy'];
export const chapter13: Coded = ['4', 'Chapter 13 Bankruptcy'];
export const discharged: Coded = ['1', 'Discharged'];
export const dismissed: Coded = ['8', 'Dismissed'];
export const filedOnly: Coded = ['', ''];

/** Two years of a debt written off so many months ago, with the months that led there. */
const runUp = (off: number): string =>
  Array.from(`${'9'.repeat(off)}54321${'C'.repeat(24)}`.slice(0, 24)).join(' ');

/** The makers of one case’s accounts. */
export function kitAt(clock: Clock) {
  const account = (
    group: AccountSpec['group'],
    collection: boolean,
    name: string,
    usual: Line,
    { key, TU, EX, EQ, ...given }: Details,
  ): AccountSpec => ({
    key: key ?? name,
    group,
    collection,
    all: { name, number: String(40_000_000 + numberOf(key ?? name) * 37).slice(0, 8), ...usual, ...given },
    per: {
      ...(TU === undefined ? {} : { TU }),
      ...(EX === undefined ? {} : { EX }),
      ...(EQ === undefined ? {} : { EQ }),
    },
  });
  const openedFor = (name: string): string =>
    clock.ago(34 + (numberOf(name) % 70), 2 + (numberOf(name) % 25));
  const card = (name: string, details: Details = {}): AccountSpec => {
    const limit = 1_500 + (numberOf(name) % 17) * 500;
    const balance = Math.round(limit * 0.17);
    return account(
      'R',
      false,
      name,
      {
        opened: openedFor(name),
        balance,
        high: Math.round(limit * 0.55),
        limit,
        payment: 35,
        condition: 'open',
        industry: ['BC', 'Bank Credit Cards'],
        type: ['CC', 'Credit Card'],
        lastPayment: clock.days(21),
      },
      details,
    );
  };
  const store = (name: string, details: Details = {}): AccountSpec =>
    card(name, { industry: ['DC', 'Department Stores'], type: ['CH', 'Charge account'], ...details });
  const loan = (name: string, details: Details = {}): AccountSpec => {
    const high = 4_000 + (numberOf(name) % 23) * 900;
    return account(
      'I',
      false,
      name,
      {
        opened: clock.ago(22 + (numberOf(name) % 12), 3 + (numberOf(name) % 24)),
        balance: Math.round(high * 0.61),
        high,
        limit: '',
        payment: Math.round(high / 50),
        term: 60,
        condition: 'open',
        industry: ['FP', 'Personal Loan Companies'],
        type: ['US', 'Unsecured loan'],
        lastPayment: clock.days(19),
      },
      details,
    );
  };
  const auto = (name: string, details: Details = {}): AccountSpec =>
    loan(name, { industry: ['FA', 'Auto Financing'], type: ['AU', 'Auto Loan'], ...details });
  const student = (name: string, details: Details = {}): AccountSpec =>
    loan(name, {
      industry: ['EL', 'Student Loans'],
      type: ['ST', 'Educational'],
      opened: openedFor(name),
      term: 120,
      ...details,
    });
  const mortgage = (name: string, details: Details = {}): AccountSpec => {
    const high = 160_000 + (numberOf(name) % 19) * 9_000;
    return account(
      'M',
      false,
      name,
      {
        opened: openedFor(name),
        balance: Math.round(high * 0.87),
        high,
        limit: '',
        payment: Math.round(high / 160),
        term: 360,
        condition: 'open',
        who: 'J',
        industry: ['BM', 'Bank Mortgage Loans'],
        type: ['RM', 'Real estate mortgage'],
        lastPayment: clock.days(17),
      },
      details,
    );
  };
  const ended =
    (make: typeof card, condition: 'closed' | 'paid' | 'transferred' | 'refinanced') =>
    (name: string, closed: string, details: Details = {}): AccountSpec =>
      make(name, {
        condition,
        closed,
        reported: closed,
        status: closed,
        lastPayment: closed,
        balance: 0,
        payment: 0,
        opened: `${Number(closed.slice(0, 4)) - 3}${closed.slice(4)}`,
        ...details,
      });
  /** A debt the creditor has written off and is still owed. */
  const chargeOff = (name: string, off: string, balance: number, details: Details = {}): AccountSpec =>
    card(name, {
      condition: 'derogatory',
      openClosed: 'C',
      closed: off,
      status: off,
      opened: `${Number(off.slice(0, 4)) - 4}${off.slice(4)}`,
      lastPayment: new Date(Date.parse(off) - 200 * 86_400_000).toISOString().slice(0, 10),
      balance,
      high: balance + 40,
      limit: balance,
      pastDue: balance,
      payment: 0,
      pay: '9',
      worst: '9',
      history: runUp(monthsBetween(off, clock.today) + 1),
      lates: [1, 1, 3],
      ...details,
    });
  const collection = (
    name: string,
    original: string,
    amount: number,
    opened: string,
    details: Details = {},
  ): AccountSpec =>
    account(
      'Y',
      true,
      name,
      {
        opened,
        original,
        balance: amount,
        high: amount,
        condition: 'derogatory',
        openClosed: 'O',
        pay: '9',
        industry: ['YC', 'Other Collection Agencies'],
        status: opened,
      },
      details,
    );
  const paidCollection = (
    name: string,
    original: string,
    amount: number,
    opened: string,
    paid: string,
    details: Details = {},
  ): AccountSpec =>
    collection(name, original, amount, opened, {
      balance: 0,
      condition: 'paidDerogatory',
      remarks: [{ text: 'Paid collection' }],
      openClosed: 'C',
      closed: paid,
      reported: paid,
      status: paid,
      ...details,
    });
  return {
    ...clock,
    card,
    store,
    loan,
    auto,
    student,
    mortgage,
    closedCard: ended(card, 'closed'),
    paidLoan: ended(loan, 'paid'),
    paidAuto: ended(auto, 'paid'),
    refinanced: ended(mortgage, 'refinanced'),
    soldMortgage: ended(mortgage, 'transferred'),
    movedStudent: ended(student, 'transferred'),
    chargeOff,
    collection,
    paidCollection,
  };
}
export type Kit = ReturnType<typeof kitAt>;

export const inquiry = (name: string, at: At, date: string, industry?: Coded): InquirySpec => ({
  key: `${name}/${at}/${date}`,
  name,
  at,
  date,
  ...(industry === undefined ? {} : { industry }),
});
export const record = (key: string, at: At, spec: Omit<RecordSpec, 'key' | 'at'>): RecordSpec => ({
  key: `${key}/${at}`,
  at,
  ...spec,
});
