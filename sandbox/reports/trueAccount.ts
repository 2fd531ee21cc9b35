import type { Month } from './calendar.ts';
import type { Creditor } from './creditors.ts';
import type { Bureau, Designator, Portfolio } from './model.ts';

/** An account as it really is. Each bureau's line is derived from it, with that bureau's habits and errors. */
export interface TrueAccount {
  readonly creditor: Creditor;
  readonly portfolio: Portfolio;
  /** TrueLink account type (CC, AU, …); empty for a collection. */
  readonly detail: string;
  readonly number: string;
  readonly opened: Month;
  /** The day of the month on which the furnisher reports. */
  readonly day: number;
  readonly state: 'open' | 'closed' | 'paid' | 'transferred' | 'chargedOff' | 'collection' | 'paidCollection';
  /** When it was closed, paid, transferred, or charged off. */
  readonly ended: Month | null;
  /** Loan amount, amount placed for collection, or highest balance so far. */
  readonly original: number;
  readonly limit: number | null;
  readonly balance: number;
  readonly payment: number;
  /** 0 for revolving accounts. */
  readonly terms: number;
  readonly designator: Designator;
  /** TrueLink history characters, newest first; empty for collections. */
  readonly pays: string;
  /** The month of the first character of `pays`. */
  readonly newest: Month;
  readonly originalCreditor: string | null;
  readonly medical: boolean;
  readonly views: readonly View[];
}

export interface View {
  readonly bureau: Bureau;
  /** False once the bureau has deleted the line. */
  readonly listed: boolean;
  readonly dispute: 'none' | 'pending' | 'resolved';
  readonly quirks: readonly Quirk[];
}

/** How one bureau's line deviates from the truth. */
export type Quirk =
  | { readonly kind: 'balance'; readonly by: number }
  | { readonly kind: 'opened'; readonly byMonths: number }
  | { readonly kind: 'designator'; readonly as: Designator }
  | {
      readonly kind:
        | 'limitMissing'
        | 'statusCurrent'
        | 'historyClean'
        | 'countsZero'
        | 'originalCreditorMissing'
        | 'numberMissing'
        | 'openedMissing'
        | 'pastDueKept'
        | 'closedDateMissing';
    };

export const isNegative = (account: TrueAccount): boolean =>
  account.portfolio === 'Y' || account.state === 'chargedOff' || /[1-9]/u.test(account.pays);

/** How many months of history a furnisher's line keeps at most. */
export const historyKept = 48;
