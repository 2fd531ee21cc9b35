import { ungrouped } from './ungrouped.ts';

const rowEnd = /\r\n|\n|\r/;
const cellEnd = /[\t,;]/;
/** Fewer digits are the date, the cost, or the ZIP code of a row that was copied with its other columns. */
const fewestDigits = 10;

/**
 * The numbers of a pasted list, each in its place: a row without a number is '', so that the numbers below it stay with their
 * letters. Null if the text is no list. `room` is the number of fields that can be filled: in a longer list in which every second row
 * is empty, the empty rows are the space between paragraphs.
 */
export function pastedNumbers(text: string, room: number): readonly string[] | null {
  const rows = text.replace(/(?:\r\n|\n|\r)$/, '').split(rowEnd);
  if (rows.length === 1) {
    const cells = (rows[0] ?? '').split(cellEnd).map((cell) => cell.trim());
    return cells.length < 2 ? null : cells;
  }
  const numbers = rows.map(numberIn);
  const isSpaced = numbers.every((number, place) => number === '' || (numbers[place + 1] ?? '') === '');
  return numbers.length > room && isSpaced ? numbers.filter((number) => number !== '') : numbers;
}

/** The number in a row: what it has, or of several columns the only one that can be a number. In doubt, none. */
function numberIn(row: string): string {
  const cells = row.split(cellEnd).map((cell) => cell.trim());
  const [only = '', ...others] = cells;
  if (others.length === 0) return only;
  const able = cells.filter(
    (cell) => /^\d+$/.test(ungrouped(cell)) && ungrouped(cell).length >= fewestDigits,
  );
  return able.length === 1 ? (able[0] ?? '') : '';
}
