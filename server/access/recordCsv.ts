import { stringify } from 'csv-stringify/sync';
import type { AccessEntry } from '#contract/accessRecord.ts';
import { csvCell } from '#server/csvCell.ts';

const columns = [
  'number',
  'time',
  'person',
  'name',
  'onBehalfOf',
  'address',
  'read',
  'detail',
  'client',
  'call',
  'outcome',
] as const;

const text = (rows: readonly (readonly string[])[]) =>
  stringify(
    rows.map((row) => row.map(csvCell)),
    { record_delimiter: '\r\n' },
  );

export const csvHead = (): string => text([columns]);

/** Rows of the record as UTF-8 text with CRLF line ends (RFC 4180), safe to open in a spreadsheet. */
export function csvRows(entries: readonly AccessEntry[]): string {
  return text(
    entries.map((entry) => [
      String(entry.number),
      entry.at,
      entry.actor,
      entry.name,
      entry.forName,
      entry.address,
      entry.reads,
      entry.detail,
      entry.client ?? '',
      entry.call,
      entry.refused ? 'refused' : 'answered',
    ]),
  );
}
