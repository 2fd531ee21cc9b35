import { stringify } from 'csv-stringify/sync';

/**
 * How a cell starts that spreadsheets could take for a formula. Some skip spaces before it, and some read full-width signs like others.
 */
const likeFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A spreadsheet treats such a cell as text only if an apostrophe precedes it. */
function cell(text: string): string {
  return likeFormula.test(text) ? `'${text}` : text;
}

/** Rows of texts as CSV with CRLF line ends (RFC 4180), safe to open in a spreadsheet. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((texts) => texts.map(cell)),
    { record_delimiter: '\r\n' },
  );
}
