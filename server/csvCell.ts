/** A spreadsheet treats a cell that starts like a formula as text only if an apostrophe precedes it. */
export function csvCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
