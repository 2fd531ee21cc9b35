/**
 * The model of a three-bureau report, the same for every provider and format.
 *
 * Every value has its source: `at` is a JSON Pointer (RFC 6901) into the provider's document, after normalizing the
 * serialization to plain TrueLink names. For a saved page, it points into the page reduced to its printed words
 * (formats/page/sections.ts): section heading, number of the account or row, bureau column, and row label, such as
 * `/Account History/4/Equifax/Past Due`. It stays the same if rows or columns of the page move. Sentences in letters
 * refer to such values, so that the interface can answer "why does this letter say this?". A value belongs to the
 * bureau of its record.
 */

import type { Bureau } from '#vocabulary/bureaus.ts';

/** A value and where it was read. Missing values are `null`, never an invented zero or empty text. */
export interface Sourced<T> {
  readonly value: T;
  readonly at: string;
  /** Of a date: only its month is given, and the value is the first day of it. */
  readonly ofMonth?: true;
}
export type Field<T> = Sourced<T> | null;

/** `YYYY-MM-DD`, a calendar date. Equifax (and often Experian) report the first of the month, so compare by month. */
export type IsoDate = string;
/** `YYYY-MM`. */
export type IsoMonth = string;
/** Whole US cents. */
export type Cents = number;

/** A coded value as TrueLink gives it. Symbols are reused with different meanings, so decisions need both parts. */
export interface Code {
  readonly symbol: string;
  readonly description: string;
  readonly abbreviation: string;
}

export type FormatId =
  | 'mfsn-basic'
  | 'mfsn-epic'
  | 'mfsn-provider-views'
  | 'smartcredit'
  | 'smartcredit-page'
  | 'identityiq'
  | 'identityiq-csid'
  | 'identityiq-page'
  | 'truelink-plain'
  | 'truelink-xml'
  | 'mismo-xml'
  | 'mismo-json';

export interface Report {
  readonly format: FormatId;
  /** The day the report was merged; the latest inquiry date at a bureau if the envelope does not say. */
  readonly reportDate: Field<IsoDate>;
  /** The bureaus that returned a file. A missing file is not an error of the report. */
  readonly bureaus: readonly Bureau[];
  readonly scores: readonly Score[];
  readonly personal: Personal;
  /** In the order of the report. */
  readonly accounts: readonly Account[];
  readonly inquiries: readonly Inquiry[];
  readonly publicRecords: readonly PublicRecord[];
  /** Creditor contacts: the address a furnisher gives on the report (12 CFR 1022.43(c)(1)). */
  readonly contacts: readonly CreditorContact[];
  readonly alerts: Alerts;
  /** The provider's own counts: displayed, but never used for conclusions. */
  readonly summary: readonly BureauSummary[];
}

export interface Score {
  readonly bureau: Bureau;
  /** Null if the bureau cannot calculate one (raw values under 300 are reason codes). */
  readonly value: Field<number>;
  readonly model: Field<string>;
  readonly factors: readonly ScoreFactor[];
}
export interface ScoreFactor {
  readonly effect: 'negative' | 'positive' | null;
  readonly code: Field<Code>;
  readonly text: string;
  readonly at: string;
}

export interface Personal {
  readonly names: readonly ReportedName[];
  readonly addresses: readonly ReportedAddress[];
  readonly births: readonly ReportedBirth[];
  readonly ssns: readonly ReportedSsn[];
  readonly employers: readonly ReportedEmployer[];
  readonly phones: readonly ReportedPhone[];
  readonly statements: readonly ReportedStatement[];
}
/** The common part of every record of one bureau. `at` points at the whole record. */
export interface BureauRecord {
  readonly bureau: Bureau;
  readonly at: string;
}
export interface ReportedName extends BureauRecord {
  readonly kind: 'primary' | 'alias' | 'former';
  /** "First Middle Last Suffix", with white space normalized. */
  readonly full: string;
  readonly first: Field<string>;
  readonly middle: Field<string>;
  readonly last: Field<string>;
  readonly suffix: Field<string>;
}
export interface ReportedAddress extends BureauRecord {
  readonly kind: 'current' | 'previous';
  /** "1 Main St Apt 2". */
  readonly street: Field<string>;
  readonly city: Field<string>;
  readonly state: Field<string>;
  readonly postalCode: Field<string>;
  readonly dateReported: Field<IsoDate>;
}
export interface ReportedBirth extends BureauRecord {
  readonly year: Field<number>;
  /** Null if the bureau gives only the year (Experian). */
  readonly date: Field<IsoDate>;
}
export interface ReportedSsn extends BureauRecord {
  /** Nine digits, or fewer if masked. Personal data: never logged. */
  readonly digits: Field<string>;
}
export interface ReportedEmployer extends BureauRecord {
  readonly name: Field<string>;
  readonly dateReported: Field<IsoDate>;
}
export interface ReportedPhone extends BureauRecord {
  readonly number: Field<string>;
}
/** The consumer's own words, which prove nothing against the file. Some pages do not say whose file has them. */
export interface ReportedStatement {
  readonly bureau: Bureau | null;
  readonly at: string;
  readonly text: Field<string>;
}

/**
 * One real-world account: what TrueLink calls a trade line partition. The grouping is the provider's, never ours,
 * except for formats that list each bureau separately (rule in formats/reading/joinLines.ts).
 */
export interface Account {
  /** Stable within one report: `account-0`, `account-1`, … in report order. */
  readonly id: string;
  readonly at: string;
  /** TransUnion's creditor name, otherwise Experian's, otherwise Equifax's: the first that is not empty. */
  readonly creditor: string;
  /** Partition type: M, R, I, C, O, Y (collection), U. */
  readonly type: Field<Code>;
  /** Usually one per bureau. A bureau can appear twice; then both are kept. */
  readonly tradelines: readonly Tradeline[];
}

/** Values of a line from whose absence something follows. */
export type UnreadField = 'dateOpened' | 'dateClosed' | 'dateLastPayment' | 'balance' | 'creditLimit';

export interface Tradeline extends BureauRecord {
  /**
   * True if a reseller gives one set of values for several bureaus, so that it is unknown which bureau reported
   * which.
   */
  readonly blended: boolean;
  /** Unique within the report: `account-3/TransUnion`, with the suffix `/2` if the bureau appears twice. */
  readonly id: string;
  readonly creditorName: Field<string>;
  readonly subscriberCode: Field<string>;
  /** As shown; each bureau masks it differently. */
  readonly accountNumber: Field<string>;
  readonly kind: 'granted' | 'collection' | 'unknown';
  /** What the report gives in a notation that is not understood: null, but not missing. */
  readonly unread?: readonly UnreadField[];
  readonly dateOpened: Field<IsoDate>;
  readonly dateClosed: Field<IsoDate>;
  readonly dateReported: Field<IsoDate>;
  readonly dateVerified: Field<IsoDate>;
  /** Date of last activity or status. Some bureaus move it with every update. */
  readonly dateAccountStatus: Field<IsoDate>;
  readonly dateLastPayment: Field<IsoDate>;
  /** MISMO's date of last activity of any kind, which is neither that of a payment nor that of the status. */
  readonly dateLastActivity: Field<IsoDate>;
  readonly datePastDue: Field<IsoDate>;
  readonly dateWorstPayStatus: Field<IsoDate>;
  /** When the creditor charged off the debt. Only MISMO gives this and the amount below. */
  readonly dateChargedOff: Field<IsoDate>;
  /** When the delinquency began that led to the charge-off or collection. Only some MISMO files give it. */
  readonly dateFirstDelinquency: Field<IsoDate>;
  readonly balance: Field<Cents>;
  /** High credit, or the original amount of a loan or collection. */
  readonly highBalance: Field<Cents>;
  readonly creditLimit: Field<Cents>;
  readonly monthlyPayment: Field<Cents>;
  readonly pastDue: Field<Cents>;
  /** The amount charged off; the balance continues from it. */
  readonly chargeOffAmount: Field<Cents>;
  readonly actualPayment: Field<Cents>;
  readonly termMonths: Field<number>;
  readonly monthsReviewed: Field<number>;
  readonly late30: Field<number>;
  readonly late60: Field<number>;
  readonly late90: Field<number>;
  readonly condition: Field<Code>;
  readonly openClosed: Field<Code>;
  readonly payStatus: Field<Code>;
  readonly worstPayStatus: Field<Code>;
  readonly designator: Field<Code>;
  readonly disputeFlag: Field<Code>;
  readonly industry: Field<Code>;
  readonly accountType: Field<Code>;
  readonly creditType: Field<Code>;
  readonly paymentFrequency: Field<Code>;
  readonly originalCreditor: Field<string>;
  readonly collateral: Field<string>;
  /** The provider's own verdict, in formats that give it instead of the statuses it is based on (providerViews). */
  readonly markedNegative: Field<boolean>;
  readonly remarks: readonly Remark[];
  /** Newest month first. Unknown months are left out. */
  readonly history: readonly HistoryMonth[];
}
export interface Remark {
  readonly code: Field<Code>;
  readonly text: Field<string>;
  readonly at: string;
  /** Set for a consumer’s statement about the account, which some formats list among the remarks. */
  readonly byConsumer?: true;
}
/** One month of payment history. `status` is the TrueLink character (table in formats/reading/codes.ts). */
export interface HistoryMonth {
  readonly month: IsoMonth;
  readonly status: string;
  readonly at: string;
}

/** Set if a reseller gives one set of values for several bureaus: these, of which nobody knows which reported which value. */
export type Blended = readonly Bureau[];

export interface Inquiry extends BureauRecord {
  /** `inquiry-0`, … in report order. */
  readonly id: string;
  readonly subscriber: Field<string>;
  readonly date: Field<IsoDate>;
  readonly kind: Field<string>;
  readonly industry: Field<Code>;
  readonly blended?: Blended;
}

export interface PublicRecord extends BureauRecord {
  /** `public-record-0`, … in report order. */
  readonly id: string;
  readonly classification: Field<Code>;
  readonly type: Field<Code>;
  readonly status: Field<Code>;
  readonly court: Field<string>;
  readonly reference: Field<string>;
  readonly dateFiled: Field<IsoDate>;
  readonly dateUpdated: Field<IsoDate>;
  readonly dateResolved: Field<IsoDate>;
  readonly amount: Field<Cents>;
  /** Who sued, in a judgment or other civil case. */
  readonly plaintiff: Field<string>;
  readonly blended?: Blended;
}

export interface CreditorContact {
  readonly at: string;
  readonly name: Field<string>;
  readonly subscriberCode: Field<string>;
  readonly bureau: Bureau | null;
  readonly phone: Field<string>;
  readonly street: Field<string>;
  readonly city: Field<string>;
  readonly state: Field<string>;
  readonly postalCode: Field<string>;
}

export interface Alerts {
  readonly fraud: Field<boolean>;
  readonly deceased: Field<boolean>;
  readonly frozen: readonly { readonly bureau: Bureau; readonly value: boolean; readonly at: string }[];
  readonly messages: readonly { readonly code: Field<Code>; readonly text: string; readonly at: string }[];
}

export interface BureauSummary {
  readonly bureau: Bureau;
  readonly at: string;
  readonly totalAccounts: Field<number>;
  readonly openAccounts: Field<number>;
  readonly closedAccounts: Field<number>;
  readonly delinquentAccounts: Field<number>;
  readonly derogatoryAccounts: Field<number>;
  readonly balances: Field<Cents>;
  readonly monthlyPayments: Field<Cents>;
  readonly inquiriesLast2Years: Field<number>;
  readonly publicRecords: Field<number>;
}
