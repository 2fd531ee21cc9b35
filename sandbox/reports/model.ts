/**
 * What the three bureaus have on file about one invented consumer, before any provider serializes it. Amounts are
 * whole dollars, as in the TrueLink format; dates are `YYYY-MM-DD`; an absent value is `null`.
 */
export type Bureau = 'TransUnion' | 'Experian' | 'Equifax';
export const bureaus: readonly Bureau[] = ['TransUnion', 'Experian', 'Equifax'];

/** TrueLink's account types: mortgage, revolving, installment, credit line, open account, collection. */
export type Portfolio = 'M' | 'R' | 'I' | 'C' | 'O' | 'Y';

export interface Address {
  readonly houseNumber: string;
  readonly streetName: string;
  readonly streetType: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

export interface Identity {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  /** Nine digits starting with 666, which is never issued. */
  readonly ssn: string;
  readonly birth: string;
  readonly address: Address;
  readonly previous: readonly Address[];
  readonly employer: string;
  /** Ten digits with the exchange 555. */
  readonly phone: string;
}

interface ReportedName {
  readonly bureau: Bureau;
  readonly kind: 'primary' | 'alias';
  readonly first: string;
  readonly middle: string;
  readonly last: string;
}
interface ReportedAddress {
  readonly bureau: Bureau;
  readonly kind: 'current' | 'previous';
  readonly address: Address;
  readonly reported: string;
}
interface ReportedBirth {
  readonly bureau: Bureau;
  readonly year: number;
  /** Null if the bureau gives only the year, as Experian does. */
  readonly date: string | null;
}
interface ReportedSsn {
  readonly bureau: Bureau;
  readonly digits: string;
}
interface ReportedEmployer {
  readonly bureau: Bureau;
  readonly name: string;
  readonly reported: string;
}
export interface Personal {
  readonly names: readonly ReportedName[];
  readonly addresses: readonly ReportedAddress[];
  readonly births: readonly ReportedBirth[];
  readonly ssns: readonly ReportedSsn[];
  readonly employers: readonly ReportedEmployer[];
  readonly statements: readonly { readonly bureau: Bureau; readonly text: string }[];
}

export interface HistoryMonth {
  /** The first of the month. */
  readonly month: string;
  /** The TrueLink character: C on time, 1-6 late by 30-180 days, 9 charge-off, U unknown. */
  readonly status: string;
}

export type Condition =
  | 'open'
  | 'closed'
  | 'paid'
  | 'transferred'
  | 'derogatory'
  | 'closedDerogatory'
  | 'paidDerogatory';
export type Designator = 'I' | 'J' | 'A';

/** One account at one bureau, as that bureau reports it. */
export interface Line {
  readonly bureau: Bureau;
  readonly creditorName: string;
  readonly subscriberCode: string;
  readonly accountNumber: string;
  readonly industry: string;
  readonly opened: string | null;
  readonly closed: string | null;
  readonly reported: string;
  readonly verified: string | null;
  readonly statusDate: string;
  readonly lastPayment: string | null;
  readonly balance: number;
  readonly highBalance: number;
  readonly condition: Condition;
  readonly open: boolean;
  readonly payStatus: string;
  readonly designator: Designator;
  readonly disputed: boolean;
  readonly remarks: readonly { readonly code: string; readonly text: string }[];
  /** Null for a collection, which has none of these. */
  readonly granted: Granted | null;
  /** The creditor the debt started with: collections only, and often missing. */
  readonly originalCreditor: string | null;
}
export interface Granted {
  readonly limit: number | null;
  readonly payment: number;
  readonly pastDue: number;
  readonly termMonths: number;
  readonly monthsReviewed: number;
  readonly late30: number;
  readonly late60: number;
  readonly late90: number;
  readonly worst: string;
  /** The TrueLink detail: CC credit card, AU auto loan, ST educational, … */
  readonly accountType: string;
  /** Newest first. */
  readonly history: readonly HistoryMonth[];
}

export interface Account {
  readonly portfolio: Portfolio;
  readonly lines: readonly Line[];
}

export interface Inquiry {
  readonly bureau: Bureau;
  readonly date: string;
  readonly subscriber: string;
  readonly subscriberCode: string;
  readonly industry: string;
}

export interface Bankruptcy {
  readonly bureau: Bureau;
  readonly court: string;
  readonly reference: string;
  readonly chapter: 7 | 13;
  readonly status: 'discharged' | 'dismissed';
  readonly filed: string;
  readonly resolved: string;
}

export interface Contact {
  readonly bureau: Bureau;
  readonly name: string;
  readonly subscriberCode: string;
  readonly industry: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

export interface Score {
  readonly bureau: Bureau;
  /** Under 300 it is a reason code: no score could be calculated. */
  readonly value: number;
  readonly rank: number;
  readonly factors: readonly string[];
}

export interface ConsumerFile {
  readonly pulledOn: string;
  readonly identity: Identity;
  /** The bureaus that have a file. */
  readonly bureaus: readonly Bureau[];
  readonly personal: Personal;
  readonly accounts: readonly Account[];
  readonly inquiries: readonly Inquiry[];
  /** One case per entry, as each bureau reports it. */
  readonly bankruptcies: readonly (readonly Bankruptcy[])[];
  readonly contacts: readonly Contact[];
  readonly scores: readonly Score[];
  readonly frozen: readonly Bureau[];
  readonly fraudAlert: boolean;
}
