import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Code } from '../report/model.ts';

/** A value that differs between the reports, as both show it; null where a report does not give it. */
export interface FieldChange<Name extends string = string> {
  readonly field: Name;
  readonly before: string | number | Code | null;
  readonly now: string | number | Code | null;
  /** For dates that both reports give: by how many days it moved, positive if it is later now. */
  readonly days?: number;
}

/**
 * What happened to one record at one bureau. `possiblySame` is a record that may be an earlier one under another name, or with another number or opening day:
 * a person has to look at it. `unknown` means that one of the reports does not list all records of the kind, so that
 * its absence proves nothing.
 */
export type Change<T> =
  | { readonly kind: 'same'; readonly before: T; readonly now: T }
  | { readonly kind: 'changed'; readonly before: T; readonly now: T; readonly fields: readonly FieldChange[] }
  | {
      readonly kind: 'possiblySame';
      readonly before: T;
      readonly now: T;
      readonly fields: readonly FieldChange[];
    }
  | { readonly kind: 'gone'; readonly before: T }
  | { readonly kind: 'new'; readonly now: T }
  | { readonly kind: 'unknown'; readonly before: T | null; readonly now: T | null };

/** What happened at one bureau, by kind of record. */
export interface BureauChanges<Account, Inquiry, Record> {
  readonly bureau: Bureau;
  readonly accounts: readonly Change<Account>[];
  readonly inquiries: readonly Change<Inquiry>[];
  readonly publicRecords: readonly Change<Record>[];
}
