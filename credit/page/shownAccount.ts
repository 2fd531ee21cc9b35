import type { Bureau } from '#vocabulary/bureaus.ts';
import type { AccountRow } from '../report/accountDetail.ts';
import type { Account, Tradeline } from '../report/model.ts';
import type { ComparisonRow } from './comparisonTable.ts';
import type { Note } from './findingNotes.ts';
import type { AccountFilter } from './texts.ts';

export interface Column {
  readonly bureau: Bureau;
  readonly line: Tradeline | null;
}

/** An account with everything that its parts of the page show. */
export interface ShownAccount {
  readonly account: Account;
  readonly row: AccountRow;
  readonly columns: readonly Column[];
  readonly notes: readonly Note[];
  readonly rows: readonly ComparisonRow[];
  readonly marks: Readonly<Record<AccountFilter, boolean>>;
}

export const accountFilters: readonly AccountFilter[] = ['negative', 'different', 'disputed'];

/** What the filter tells accounts apart by. */
export const classesOf = ({ marks }: ShownAccount): string =>
  accountFilters
    .filter((filter) => marks[filter])
    .map((filter) => `is-${filter}`)
    .join(' ');
