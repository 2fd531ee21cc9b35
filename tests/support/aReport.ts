/** Builds small reports: only what a test is about, everything else missing. */
import type {
  Account,
  Code,
  Field,
  HistoryMonth,
  Inquiry,
  Personal,
  PublicRecord,
  Remark,
  Report,
  ReportedAddress,
  ReportedName,
  Score,
  Tradeline,
} from '#credit/report/model.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';

export function code(symbol: string, description: string): Code {
  return { symbol, description, abbreviation: description };
}

export function field<T>(value: T, at: string): Field<T> {
  return { value, at };
}

/** A date of which a report gives only the month. */
export const aMonth = (month: string) => ({ value: `${month}-01`, at: '/month', ofMonth: true as const });

/** The statuses of months, newest first, ending at `newest` (`YYYY-MM`): `history('2025-08', '21CC')`. */
export function history(newest: string, statuses: string, at = '/history'): readonly HistoryMonth[] {
  return Array.from(statuses, (status, index) => {
    const date = new Date(Date.UTC(Number(newest.slice(0, 4)), Number(newest.slice(5, 7)) - 1 - index, 1));
    return { month: date.toISOString().slice(0, 7), status, at: `${at}/${String(index)}` };
  }).filter(({ status }) => !/[U ]/.test(status));
}

export function remark(symbol: string, description: string, at = '/remark'): Remark {
  return { code: field(code(symbol, description), at), text: null, at };
}

/** Plain values of a tradeline's fields: text and dates unchanged, amounts in cents, codes as `[symbol, words]`. */
export interface LineValues {
  readonly creditorName?: string;
  readonly subscriberCode?: string;
  readonly accountNumber?: string;
  readonly kind?: Tradeline['kind'];
  readonly blended?: boolean;
  readonly dateOpened?: string | null;
  readonly dateClosed?: string;
  readonly dateReported?: string;
  readonly dateAccountStatus?: string;
  readonly dateLastPayment?: string;
  readonly dateFirstDelinquency?: string;
  readonly balance?: number;
  readonly highBalance?: number;
  readonly creditLimit?: number;
  readonly monthlyPayment?: number;
  readonly pastDue?: number;
  readonly late30?: number;
  readonly late60?: number;
  readonly late90?: number;
  readonly originalCreditor?: string;
  readonly condition?: readonly [string, string];
  readonly openClosed?: readonly [string, string];
  readonly payStatus?: readonly [string, string];
  readonly worstPayStatus?: readonly [string, string];
  readonly designator?: readonly [string, string];
  readonly disputeFlag?: readonly [string, string];
  readonly accountType?: readonly [string, string];
  readonly remarks?: readonly (readonly [string, string])[];
  /** Newest month and statuses, as for `history`. */
  readonly history?: readonly [string, string];
}

export const current = ['C', 'Current'] as const;
export const late30 = ['1', 'Late 30 Days'] as const;
export const late120 = ['4', 'Late 120 Days'] as const;
export const chargedOff = ['9', 'Collection/Chargeoff'] as const;
export const open = ['O', 'Open'] as const;
export const closed = ['C', 'Closed'] as const;

const nothing = null;

/** A tradeline of HARBOR BANK, opened in 2020, reported on 2025-09-01. */
export function aLine(bureau: Bureau, values: LineValues = {}): Tradeline {
  const at = `/${bureau}`;
  const of = <T>(value: T | null | undefined, name: string): Field<T> =>
    value === null || value === undefined ? null : field(value, `${at}/${name}`);
  const coded = (value: readonly [string, string] | undefined, name: string) =>
    of(value === undefined ? null : code(...value), name);
  return {
    bureau,
    at,
    id: `line/${bureau}`,
    blended: values.blended ?? false,
    kind: values.kind ?? 'granted',
    creditorName: of(values.creditorName ?? 'HARBOR BANK', 'creditorName'),
    subscriberCode: of(values.subscriberCode, 'subscriberCode'),
    accountNumber: of(values.accountNumber ?? '44006612', 'accountNumber'),
    dateOpened: of(values.dateOpened === undefined ? '2020-03-14' : values.dateOpened, 'dateOpened'),
    dateClosed: of(values.dateClosed, 'dateClosed'),
    dateReported: of(values.dateReported ?? '2025-09-01', 'dateReported'),
    dateVerified: nothing,
    dateAccountStatus: of(values.dateAccountStatus, 'dateAccountStatus'),
    dateLastPayment: of(values.dateLastPayment, 'dateLastPayment'),
    dateLastActivity: nothing,
    datePastDue: nothing,
    dateWorstPayStatus: nothing,
    dateChargedOff: nothing,
    dateFirstDelinquency: of(values.dateFirstDelinquency, 'dateFirstDelinquency'),
    balance: of(values.balance, 'balance'),
    highBalance: of(values.highBalance, 'highBalance'),
    creditLimit: of(values.creditLimit, 'creditLimit'),
    monthlyPayment: of(values.monthlyPayment, 'monthlyPayment'),
    pastDue: of(values.pastDue, 'pastDue'),
    chargeOffAmount: nothing,
    actualPayment: nothing,
    termMonths: nothing,
    monthsReviewed: nothing,
    late30: of(values.late30, 'late30'),
    late60: of(values.late60, 'late60'),
    late90: of(values.late90, 'late90'),
    condition: coded(values.condition, 'condition'),
    openClosed: coded(values.openClosed, 'openClosed'),
    payStatus: coded(values.payStatus, 'payStatus'),
    worstPayStatus: coded(values.worstPayStatus, 'worstPayStatus'),
    designator: coded(values.designator, 'designator'),
    disputeFlag: coded(values.disputeFlag, 'disputeFlag'),
    industry: nothing,
    accountType: coded(values.accountType, 'accountType'),
    creditType: nothing,
    paymentFrequency: nothing,
    originalCreditor: of(values.originalCreditor, 'originalCreditor'),
    collateral: nothing,
    markedNegative: nothing,
    remarks: (values.remarks ?? []).map(([symbol, words], index) =>
      remark(symbol, words, `${at}/remarks/${String(index)}`),
    ),
    history: values.history === undefined ? [] : history(...values.history, `${at}/history`),
  };
}

/** A collection by SUMMIT RECOVERY of a $1,840 debt to HARBOR BANK. */
export function aCollectionLine(bureau: Bureau, values: LineValues = {}): Tradeline {
  return aLine(bureau, {
    kind: 'collection',
    creditorName: 'SUMMIT RECOVERY',
    accountNumber: 'SR8812091',
    originalCreditor: 'HARBOR BANK',
    payStatus: chargedOff,
    balance: 1840_00,
    dateOpened: '2024-06-20',
    ...values,
  });
}

export function anAccount(
  tradelines: readonly Tradeline[],
  type: readonly [string, string] = ['R', 'Revolving Account'],
): Account {
  return {
    id: 'account',
    at: '/account',
    creditor: tradelines[0]?.creditorName?.value ?? '',
    type: field(code(...type), '/account/type'),
    tradelines,
  };
}

export function aCollection(...tradelines: readonly Tradeline[]): Account {
  return anAccount(tradelines, ['Y', 'Collection Account']);
}

export function anInquiry(
  bureau: Bureau,
  subscriber: string,
  date: string,
  values: Partial<Inquiry> = {},
): Inquiry {
  const at = `/inquiry/${bureau}/${date}`;
  return {
    bureau,
    at,
    id: 'inquiry',
    subscriber: field(subscriber, `${at}/subscriber`),
    date: field(date, `${at}/date`),
    kind: field('I', `${at}/kind`),
    industry: null,
    ...values,
  };
}

export function aBankruptcy(
  bureau: Bureau,
  dateFiled: string,
  values: Partial<PublicRecord> = {},
): PublicRecord {
  const at = `/record/${bureau}`;
  return {
    bureau,
    at,
    id: 'record',
    classification: field(code('B', 'Bankruptcy'), `${at}/classification`),
    type: field(code('1', 'Chapter 7 Bankruptcy'), `${at}/type`),
    status: field(code('1', 'Discharged'), `${at}/status`),
    court: field('U.S. BANKRUPTCY COURT', `${at}/court`),
    reference: field('1630771', `${at}/reference`),
    dateFiled: field(dateFiled, `${at}/dateFiled`),
    dateUpdated: null,
    dateResolved: null,
    amount: null,
    plaintiff: null,
    ...values,
  };
}

export function aName(bureau: Bureau, first: string, last: string): ReportedName {
  const at = `/name/${bureau}/${first}`;
  return {
    bureau,
    at,
    kind: 'primary',
    full: `${first} ${last}`,
    first: field(first, `${at}/first`),
    middle: null,
    last: field(last, `${at}/last`),
    suffix: null,
  };
}

export function anAddress(
  bureau: Bureau,
  kind: ReportedAddress['kind'],
  street: string,
  state = 'OR',
): ReportedAddress {
  const at = `/address/${bureau}/${street}`;
  return {
    bureau,
    at,
    kind,
    street: field(street, `${at}/street`),
    city: field('TESTVILLE', `${at}/city`),
    state: field(state, `${at}/state`),
    postalCode: field('97999', `${at}/postalCode`),
    dateReported: null,
  };
}

export const nobody: Personal = {
  names: [],
  addresses: [],
  births: [],
  ssns: [],
  employers: [],
  phones: [],
  statements: [],
};

function aScore(bureau: Bureau): Score {
  return { bureau, value: field(600, `/score/${bureau}`), model: null, factors: [] };
}

/** Dated 2025-09-15, with a file and a score from every bureau. Accounts, inquiries, and records are numbered here. */
export function aReport(values: Partial<Report> = {}): Report {
  const bureaus: readonly Bureau[] = ['TransUnion', 'Experian', 'Equifax'];
  const numbered = <T extends { readonly id: string }>(list: readonly T[], name: string) =>
    list.map((each, index) => ({ ...each, id: `${name}-${String(index)}` }));
  return {
    format: 'mfsn-basic',
    reportDate: field('2025-09-15', '/reportDate'),
    bureaus,
    scores: bureaus.map(aScore),
    personal: nobody,
    contacts: [],
    alerts: { fraud: null, deceased: null, frozen: [], messages: [] },
    summary: [],
    ...values,
    accounts: numbered(values.accounts ?? [], 'account').map((account, index) => placed(account, index)),
    inquiries: numbered(values.inquiries ?? [], 'inquiry'),
    publicRecords: numbered(values.publicRecords ?? [], 'public-record'),
  };
}

export function aReportOf(...accounts: readonly Account[]): Report {
  return aReport({ accounts });
}

/** Pointers of one account do not collide with those of another. */
function placed(account: Account, index: number): Account {
  const prefix = `/accounts/${String(index)}`;
  const moved = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(moved);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]: [string, unknown]) => [
        key,
        key === 'at' && typeof one === 'string' ? `${prefix}${one}` : moved(one),
      ]),
    );
  };
  return moved(account) as Account;
}
