import type { Bureau } from '#vocabulary/bureaus.ts';
import type { FormatId } from '../report/model.ts';
import type { HistoryMeaning } from '../report/formats/reading/codes.ts';
import type { AccountRow } from '../report/accountDetail.ts';
import type { NegativeReason } from '../report/negative.ts';
import type { Content } from './markup.ts';

/** Rows of an account's table, in printed order. */
export type DetailRow =
  | 'accountNumber'
  | 'accountType'
  | 'accountDetail'
  | 'bureauCode'
  | 'condition'
  | 'openClosed'
  | 'paymentStatus'
  | 'worstStatus'
  | 'balance'
  | 'pastDue'
  | 'highCredit'
  | 'creditLimit'
  | 'monthlyPayment'
  | 'actualPayment'
  | 'ofMonths'
  | 'monthsReviewed'
  | 'late'
  | 'dateOpened'
  | 'dateClosed'
  | 'lastReport'
  | 'dateVerified'
  | 'dateLastActive'
  | 'lastPaymentDate'
  | 'dateLastActivity'
  | 'datePastDue'
  | 'dateWorst'
  | 'chargeOffAmount'
  | 'dateChargedOff'
  | 'dateFirstDelinquency'
  | 'originalCreditor'
  | 'industry'
  | 'paymentFrequency'
  | 'collateral'
  | 'dispute'
  | 'comment';

type AccountStatus = AccountRow['status'];

/** By what the list of accounts can be narrowed. */
export type AccountFilter = 'negative' | 'different' | 'disputed';

/** The providers' rating of a score for lenders. */
export type ScoreRank = 'deficient' | 'unfavorable' | 'fair' | 'good' | 'great' | 'excellent';

/** Every text of the report page in one language. Texts from the report itself stay as the bureau wrote them. */
/** What the box of a month shows. */
export type MonthMark = HistoryMeaning | 'surrender';

export interface ReportTexts {
  readonly title: string;
  readonly reportOf: string;
  readonly reportDate: string;
  readonly shownOn: string;
  readonly source: string;
  readonly formats: Readonly<Record<FormatId, string>>;
  readonly skipToAccounts: string;
  readonly contents: string;
  readonly notReported: string;
  readonly none: string;
  readonly differs: string;
  readonly differsLegend: string;
  readonly negative: string;
  readonly positive: string;
  readonly field: string;
  readonly bureau: string;
  readonly unnamed: string;
  /** After words of the report that have no explanation. */
  readonly inEnglish: string;
  readonly footer: string;
  readonly noFile: (bureau: Bureau) => string;
  readonly scores: {
    readonly heading: string;
    readonly cannotCalculate: string;
    readonly ranks: Readonly<Record<ScoreRank, string>>;
    readonly scale: string;
    readonly factors: string;
    readonly helps: string;
    readonly hurts: string;
  };
  readonly summary: {
    readonly heading: string;
    readonly note: string;
    readonly totalAccounts: string;
    readonly openAccounts: string;
    readonly closedAccounts: string;
    readonly delinquentAccounts: string;
    readonly derogatoryAccounts: string;
    readonly balances: string;
    readonly monthlyPayments: string;
    readonly inquiriesLast2Years: string;
    readonly publicRecords: string;
  };
  readonly personal: {
    readonly heading: string;
    readonly name: string;
    readonly alias: string;
    readonly former: string;
    readonly birth: string;
    readonly ssn: string;
    readonly currentAddress: string;
    readonly previousAddress: string;
    readonly employers: string;
    readonly phones: string;
    readonly statements: string;
    readonly statementOfNoBureau: string;
    readonly reported: (date: string) => string;
  };
  readonly alerts: {
    readonly heading: string;
    readonly fraud: string;
    readonly deceased: string;
    readonly frozen: (bureau: Bureau) => string;
  };
  readonly accounts: {
    readonly heading: string;
    readonly count: (total: number, negative: number) => string;
    readonly filter: {
      readonly legend: string;
      readonly all: string;
      readonly shown: Readonly<Record<AccountFilter, (some: number, all: number) => string>>;
    } & Readonly<Record<AccountFilter, string>>;
    readonly glance: string;
    readonly account: string;
    readonly type: string;
    readonly status: string;
    readonly balance: string;
    readonly statuses: Readonly<Record<AccountStatus, string>>;
    /** The same next to the type, where it needs its noun. */
    readonly accountStatuses: Readonly<Record<AccountStatus, string>>;
    /** By the symbol of the account type; others are shown as reported. */
    readonly types: Readonly<Record<string, string>>;
    readonly whyNegative: string;
    readonly details: (name: string) => string;
    readonly opened: (date: string) => string;
    readonly rows: Readonly<Record<DetailRow, string>>;
    readonly months: (count: number) => string;
  };
  readonly history: {
    readonly heading: string;
    readonly of: (bureau: string) => string;
    readonly year: string;
    readonly legend: string;
    readonly noData: string;
    /** January to December: the letter above the column, and the full name. */
    readonly months: readonly (readonly [letter: string, name: string])[];
    readonly meanings: Readonly<Record<MonthMark, string>>;
  };
  readonly inquiries: {
    readonly heading: string;
    readonly subscriber: string;
    readonly industry: string;
    readonly date: string;
  };
  readonly publicRecords: {
    readonly heading: string;
    readonly type: string;
    readonly status: string;
    readonly court: string;
    readonly reference: string;
    readonly filed: string;
    readonly resolved: string;
    readonly amount: string;
    readonly plaintiff: string;
  };
  readonly contacts: {
    readonly heading: string;
    readonly name: string;
    readonly address: string;
    readonly phone: string;
  };
  readonly findings: {
    readonly heading: string;
    /** Read out before a finding's number by screen readers. */
    readonly one: string;
  };
  /** Why an account is negative, as one sentence; `words` shows those of the report. */
  readonly reason: (reason: NegativeReason, words: (english: string) => Content) => Content;
}
