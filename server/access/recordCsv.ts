import type { AccessEntry } from '#contract/accessRecord.ts';
import { csvOf } from '#server/csv.ts';

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

export const csvHead = (): string => csvOf([columns]);

/** Rows of the record as UTF-8 text with CRLF line ends (RFC 4180), safe to open in a spreadsheet. */
export function csvRows(entries: readonly AccessEntry[]): string {
  return csvOf(
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
