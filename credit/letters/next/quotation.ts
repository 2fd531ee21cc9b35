/** Quotation marks around words that may quote something themselves: the marks of each level differ from those around it. */

/** The places of the marks of a quotation. */
interface Quotation {
  readonly start: number;
  readonly end: number;
}

const isSingle = (mark: string | undefined): boolean => mark === '‘' || mark === '’';

/** The quotations in a text. An apostrophe is no mark, nor is a mark without its other one. */
function quotationsIn(text: string): readonly Quotation[] {
  const open: number[] = [];
  const found: Quotation[] = [];
  for (const { 0: mark, index } of text.matchAll(/[“‘”]|’(?![\p{L}\p{N}])/gu)) {
    if (mark === '“' || mark === '‘') {
      open.push(index);
      continue;
    }
    const place = open.findLastIndex((start) => isSingle(text[start]) === isSingle(mark));
    const start = open[place];
    // Inside a double quotation that is still open, this is an apostrophe.
    if (start === undefined || (isSingle(mark) && place < open.length - 1)) continue;
    open.length = place;
    found.push({ start, end: index });
  }
  return found;
}

/** How many of these a quotation is in. */
const levelOf = ({ start, end }: Quotation, all: readonly Quotation[]): number =>
  all.filter((each) => each.start < start && each.end > end).length;

/** Straight marks as pairs of curly ones. One after a number stands for inches. */
const curly = (text: string): string => text.replaceAll(/(?<!\d)"([^"]*)"/g, '“$1”');

/** Words in quotation marks, as the end of a sentence: with a period of its own, inside the marks, only if they have none. */
export function inQuotationMarks(text: string): string {
  // A mark without its other one ends no outer quotation, so it is never a double one.
  const characters = curly(text).replaceAll('“', '‘').replaceAll('”', '’').split('');
  const quotations = quotationsIn(curly(text));
  for (const each of quotations) {
    const [opening, closing] = levelOf(each, quotations) % 2 === 0 ? ['‘', '’'] : ['“', '”'];
    [characters[each.start], characters[each.end]] = [opening, closing];
  }
  const inner = characters.join('');
  if (/[.!?…][’”)]*$/.test(inner)) return `“${inner}”`;
  const ends = new Set(quotations.map(({ end }) => end));
  let last = inner.length;
  while (ends.has(last - 1)) last -= 1;
  return `“${inner.slice(0, last)}.${inner.slice(last)}”`;
}

/** Whether a text is one quotation, as a letter after a partial correction quotes its points. */
export const isQuotation = (text: string): boolean =>
  text.startsWith('“') && quotationsIn(text).some(({ start, end }) => start === 0 && end === text.length - 1);
