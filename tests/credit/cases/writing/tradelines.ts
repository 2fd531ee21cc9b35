/** Writes an account: a partition with a tradeline for each bureau. */
import type { AccountSpec, At, Case, ConditionWord, Line } from '../case.ts';
import { monthsBack, monthsBetween } from '../clock.ts';
import { numberOf } from '../accounts.ts';
import { bureaus, code, nothing, source } from './codes.ts';

const conditions: Readonly<Record<ConditionWord, readonly [string, string, string, string]>> = {
  open: ['O', 'Open', '60', 'Open'],
  closed: ['C', 'Closed', '50', 'Closed'],
  refinanced: ['R', 'Refinanced', '40', 'Refinanced'],
  transferred: ['T', 'Transferred', '30', 'Xfer'],
  derogatory: ['F', 'Derogatory', '20', 'Derog'],
  paid: ['P', 'Paid', '10', 'Paid'],
  closedDerogatory: ['C', 'Derogatory', '20', 'Derog'],
  paidDerogatory: ['P', 'Derogatory', '20', 'Derog'],
};
const payStatuses: Readonly<Record<string, string>> = {
  C: 'Current',
  '1': 'Late 30 Days',
  '2': 'Late 60 Days',
  '3': 'Late 90 Days',
  '4': 'Late 120 Days',
  '8': 'Repossession',
  '9': 'Collection/Chargeoff',
  '7': 'Wage earner or similar plan',
  U: 'Unknown',
};
const designators: Readonly<Record<string, string>> = {
  I: 'Individual',
  F: 'Individual',
  J: 'Joint',
  A: 'Authorized User',
  T: 'Terminated',
  X: 'Deceased',
  C: 'Co-maker',
  U: 'Undesignated',
};
const groups: Readonly<Record<AccountSpec['group'], readonly [string, string]>> = {
  R: ['Revolving Account', 'Revolving'],
  I: ['Installment Account', 'Installment'],
  M: ['Mortgage Account', 'Mortgage'],
  C: ['Line of Credit Account', 'Line of Credit'],
  O: ['Open Account', 'Open'],
  Y: ['Collection Account', 'Collection'],
  U: ['Unknown', 'Unknown'],
};

/** `Cx3 1` is `CCC1`; `_` stands for a month without data. */
export const months = (compact: string): string =>
  compact
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [status = '', count = '1'] = word.split('x');
      return status.repeat(Number(count));
    })
    .join('')
    .replaceAll('_', ' ');

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
const severity = '0C123456789';
const worstOf = (statuses: string): string =>
  Array.from(statuses).reduce(
    (worst, each) => (severity.indexOf(each) > severity.indexOf(worst) ? each : worst),
    'C',
  );

/**
 * A bureau's version: Equifax (always) and Experian (the date of the report) round to the first of the month, and only
 * TransUnion gives the closing date, unless the case says otherwise.
 */
function lineAt(at: At, all: Line, own: Line): Line {
  const { closed, ...rest } = all;
  const rounded: Line =
    at === 'EQ'
      ? {
          ...(all.opened === undefined ? {} : { opened: all.opened === '' ? '' : firstOfMonth(all.opened) }),
          ...(all.lastPayment === undefined || all.lastPayment === ''
            ? {}
            : { lastPayment: firstOfMonth(all.lastPayment) }),
        }
      : {};
  return {
    ...rest,
    ...(at === 'TU' && closed !== undefined ? { closed } : {}),
    ...rounded,
    ...(at === 'TU' || all.reported === undefined ? {} : { reported: firstOfMonth(all.reported) }),
    ...(at === 'TU' || all.status === undefined ? {} : { status: firstOfMonth(all.status) }),
    ...own,
  };
}

function grantedTrade(group: AccountSpec['group'], line: Line, reported: string): object {
  const opened = line.opened ?? '';
  const age = opened === '' ? 24 : Math.max(1, monthsBetween(opened, reported) + 1);
  const status = line.history === undefined ? 'C'.repeat(Math.min(24, age)) : months(line.history);
  const newest = line.newest ?? reported.slice(0, 7);
  const count = (pattern: RegExp): number => status.match(pattern)?.length ?? 0;
  const [late30, late60, late90] = line.lates ?? [count(/1/g), count(/2/g), count(/[3-6]/g)];
  const worst = line.worst ?? worstOf(`${status}${line.pay ?? ''}`);
  return {
    monthsReviewed: String(Math.min(99, Math.max(age, status.length))),
    monthlyPayment: String(line.payment ?? 0),
    late90Count: String(late90),
    late60Count: String(late60),
    late30Count: String(late30),
    dateLastPayment: line.lastPayment ?? '',
    termMonths: String(line.term ?? 0),
    collateral: '',
    amountPastDue: String(line.pastDue ?? 0),
    worstPatStatusCount: String(status.length),
    AccountType: code(line.type ?? ['UNK', 'Unknown'], '50'),
    CreditType: code([group, groups[group][0]], '50', groups[group][1]),
    PaymentFrequency: code(['M', 'Monthly (every month)']),
    TermType: line.term === undefined ? nothing : code(['P', 'Provided']),
    WorstPayStatus: code([worst, payStatuses[worst] ?? `Late ${String(Number(worst) * 30)} Days`]),
    CreditLimit: String(line.limit ?? ''),
    PayStatusHistory: {
      status: status.trimEnd(),
      startDate: `${newest}-01`,
      MonthlyPayStatus: monthsBack(newest, status.length).map((month, index) => ({
        date: `${month}-01`,
        status: status[index] ?? ' ',
      })),
    },
  };
}

function tradeline(spec: AccountSpec, at: At, line: Line, { clock: { today, days } }: Case): object {
  const name = line.name ?? spec.key;
  const reported = line.reported ?? (at === 'TU' ? days(8) : firstOfMonth(today));
  const condition = line.condition ?? 'open';
  const [symbol, description, rank, abbreviation] = conditions[condition];
  const openClosed = line.openClosed ?? (condition === 'open' ? 'O' : 'C');
  const history = line.history === undefined ? 'C' : months(line.history);
  const newestStatus = history[0] ?? 'C';
  const pay = line.pay ?? (/[1-9]/.test(newestStatus) && openClosed === 'O' ? newestStatus : 'C');
  const number = line.number ?? '';
  const isMasked = /[*X]/.test(number);
  const shown = isMasked || number.length < 5 || at === 'EX' ? number : `${number.slice(0, -4)}****`;
  const designator = line.who ?? 'I';
  return {
    subscriberCode: `${at}${String(numberOf(name)).slice(0, 5)}`,
    highBalance: String(line.high ?? ''),
    ...(at === 'TU' ? { dateVerified: reported } : {}),
    dateReported: reported,
    dateOpened: line.opened ?? '',
    accountNumber: shown,
    dateAccountStatus: line.status ?? reported,
    ...(line.closed === undefined ? {} : { dateClosed: line.closed }),
    currentBalance: String(line.balance ?? 0),
    creditorName: name,
    position: '0',
    bureau: bureaus[at].name,
    AccountCondition: code([symbol, description], rank, abbreviation),
    AccountDesignator:
      designator === '' ? nothing : code([designator, designators[designator] ?? designator]),
    DisputeFlag:
      line.disputed === true ? code(['T', 'Account disputed']) : code(['F', 'Account not disputed']),
    IndustryCode: code(line.industry ?? ['ZZ', 'Miscellaneous']),
    OpenClosed: openClosed === '' ? nothing : code([openClosed, openClosed === 'O' ? 'Open' : 'Closed']),
    PayStatus: code([pay, payStatuses[pay] ?? pay]),
    VerificationIndicator: nothing,
    ...(line.remarks === undefined
      ? {}
      : {
          Remark: line.remarks.map((each) => ({
            customRemark: each.text ?? '',
            RemarkCode: each.code === undefined ? nothing : code(each.code),
          })),
        }),
    ...(spec.collection
      ? {
          CollectionTrade: {
            originalCreditor: line.original ?? '',
            actualPaymentAmount: '0',
            creditType: code(['Y', 'Collection Account'], '5', 'Collection'),
          },
        }
      : { GrantedTrade: grantedTrade(spec.group, line, reported) }),
    Source: source(at, today),
  };
}

const isPair = (own: Line | readonly [Line, Line]): own is readonly [Line, Line] => Array.isArray(own);

export function partition(spec: AccountSpec, each: Case, reporting: readonly At[]): object | null {
  const Tradeline = reporting.flatMap((at) => {
    const own = spec.per[at];
    if (own === null) return [];
    const lines = own === undefined ? [{}] : isPair(own) ? own : [own];
    return lines.map((line) => tradeline(spec, at, lineAt(at, spec.all, line), each));
  });
  const [description, abbreviation] = groups[spec.group];
  return {
    accountTypeDescription: description,
    accountTypeSymbol: spec.group,
    accountTypeAbbreviation: abbreviation,
    Tradeline,
  };
}
