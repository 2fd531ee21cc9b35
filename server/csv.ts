import { stringify } from 'csv-stringify/sync';

/** A spreadsheet treats a cell that starts like a formula as text only if an apostrophe precedes it. */
function cell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Rows of texts as CSV with CRLF line ends (RFC 4180), safe to open in a spreadsheet. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((texts) => texts.map(cell)),
    { record_delimiter: '\r\n' },
  );
}
