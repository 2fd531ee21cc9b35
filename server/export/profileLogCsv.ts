import { csvOf } from '#server/csv.ts';
import type { ClientRecord } from '#server/store/clientRecords.ts';

const columns = ['created_at', 'status', 'username', 'reason'] as const;

/** What was done with a profile, oldest first, as CSV. */
export function profileLogCsv(entries: readonly ClientRecord[]): string {
  return csvOf([
    ['date', 'status', 'by', 'reason'],
    ...entries.map((entry) => columns.map((column) => textOf(entry[column]))),
  ]);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
