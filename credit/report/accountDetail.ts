/** The product's account views: one bureau's column of an account, and a row of the manual list. */
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import { formatDate } from './format.ts';
import { formatMoney } from '#vocabulary/money.ts';
import type { Account, Cents, Code, Field, Tradeline } from './model.ts';
import { isDerogatory, isNegative } from './negative.ts';
import { remarkText } from './remarks.ts';
import { visibleDigits } from '#vocabulary/accountMask.ts';

/** Formatted texts: dates MM/DD/YYYY, amounts "$1,840", '' if the bureau gives nothing. */
export interface AccountDetail {
  readonly accountNumber: string;
  readonly accountDetail: string;
  /** 1 is negative, 0 positive. */
  readonly accountStatus: number;
  readonly dateOpened: string;
  readonly ofMonths: string;
  readonly creditLimit: string;
  readonly paymentStatus: string;
  readonly dateLastActive: string;
  readonly accountType: string;
  readonly bureauCode: string;
  readonly monthlyPayment: string;
  readonly balance: string;
  readonly highCredit: string;
  readonly pastDue: string;
  readonly lastReport: string;
  readonly lastPaymentDate: string;
  readonly comment: string;
  readonly reporting: boolean;
}

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** The last visible characters of the number, at most four; '' if no bureau shows any. */
  readonly number: string;
  /** When it was opened, MM/DD/YYYY; '' if no bureau says. */
  readonly opened: string;
  readonly type: string;
  readonly status: 'Open' | 'Closed' | 'Paid' | 'Derogatory';
  readonly amount: Cents | null;
  readonly negative: boolean;
  /** The bureaus that report it, in column order. */
  readonly bureaus: Bureau[];
}

const show = <T>(field: Field<T>, format: (value: T) => string): string => (field ? format(field.value) : '');
const description = (code: Code): string => code.description || code.abbreviation || code.symbol;
const shortest = (code: Code): string => code.abbreviation || code.description || code.symbol;

/** A bureau's line; the first if it reports the account twice. */
export function tradelineAt(account: Account, bureau: Bureau): Tradeline | null {
  return account.tradelines.find((tradeline) => tradeline.bureau === bureau) ?? null;
}

function detailName(tradeline: Tradeline): string {
  return tradeline.kind === 'collection' ? 'Collection' : show(tradeline.accountType, description);
}

const nothing: AccountDetail = {
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

/**
 * One bureau's column of an account; if it does not report the account, all fields are empty and `reporting` is
 * false.
 */
export function accountDetail(account: Account, bureau: Bureau): AccountDetail {
  const tradeline = tradelineAt(account, bureau);
  if (tradeline === null) return nothing;
  return {
    accountNumber: show(tradeline.accountNumber, String),
    accountDetail: detailName(tradeline),
    accountStatus: isNegative(account, bureau) ? 1 : 0,
    dateOpened: show(tradeline.dateOpened, formatDate),
    ofMonths: show(tradeline.termMonths, String),
    creditLimit: show(tradeline.creditLimit, formatMoney),
    paymentStatus: show(tradeline.payStatus, description),
    dateLastActive: show(tradeline.dateAccountStatus, formatDate),
    accountType: show(account.type, shortest),
    bureauCode: show(tradeline.designator, description),
    monthlyPayment: show(tradeline.monthlyPayment, formatMoney),
    balance: show(tradeline.balance, formatMoney),
    highCredit: show(tradeline.highBalance, formatMoney),
    pastDue: show(tradeline.pastDue, formatMoney),
    lastReport: show(tradeline.dateReported, formatDate),
    lastPaymentDate: show(tradeline.dateLastPayment, formatDate),
    comment: tradeline.remarks.map(remarkText).join('; '),
    reporting: true,
  };
}

/** The lines in column order: TransUnion, Experian, Equifax. */
function ordered(account: Account): readonly Tradeline[] {
  return bureaus.flatMap((bureau) => account.tradelines.filter((tradeline) => tradeline.bureau === bureau));
}

/**
 * Derogatory if any bureau says so, otherwise paid if any says so, otherwise the status of the first bureau that
 * gives one.
 */
function statusOf(account: Account): AccountRow['status'] {
  const tradelines = ordered(account);
  if (tradelines.some((tradeline) => isDerogatory(tradeline.condition))) return 'Derogatory';
  if (tradelines.some(({ condition }) => condition && /\bpaid\b/i.test(description(condition.value))))
    return 'Paid';
  const stated = tradelines.find(({ openClosed }) => openClosed !== null)?.openClosed?.value.symbol;
  if (stated === 'O' || stated === 'C') return stated === 'O' ? 'Open' : 'Closed';
  const closed = tradelines.some(
    ({ dateClosed, condition }) => dateClosed !== null || condition?.value.symbol === 'C',
  );
  return closed ? 'Closed' : 'Open';
}

/** What the first bureau says that says anything. */
const first = (tradelines: readonly Tradeline[], of: (tradeline: Tradeline) => string): string =>
  tradelines.map(of).find((text) => text !== '') ?? '';

/** A row of the manual list. The amount is the balance at TransUnion, otherwise Experian, otherwise Equifax. */
export function accountRow(account: Account): AccountRow {
  const tradelines = ordered(account);
  return {
    id: account.id,
    name: account.creditor,
    number: first(tradelines, ({ accountNumber }) => visibleDigits(show(accountNumber, String))),
    opened: first(tradelines, ({ dateOpened }) => show(dateOpened, formatDate)),
    type: show(account.type, shortest),
    status: statusOf(account),
    amount: tradelines.find(({ balance }) => balance !== null)?.balance?.value ?? null,
    negative: isNegative(account),
    bureaus: bureaus.filter((bureau) => tradelineAt(account, bureau) !== null),
  };
}
