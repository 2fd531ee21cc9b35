/**
 * Widths of printable ASCII in Arial, Helvetica, and Liberation Sans, which are the same: in thousandths of the font
 * size, starting with the space. Text is measured without a browser, so that the same machine gives the same bytes
 * everywhere.
 */
const regular = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
/** The width of all other characters, such as arrows. */
const unlisted = 1000;
/** Bold letters are at most this much wider; a little extra room does no harm. */
const bolder = 1.1;

export interface TextStyle {
  readonly size: number;
  readonly bold: boolean;
}

/** Width of a line in pixels. */
export function widthOf(text: string, { size, bold }: TextStyle): number {
  let units = 0;
  for (let at = 0; at < text.length; at += 1) units += regular[text.charCodeAt(at) - 32] ?? unlisted;
  return (units / 1000) * size * (bold ? bolder : 1);
}

/** Wraps a text between words into lines of at most `width` pixels; a longer word gets its own line. */
export function wrap(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
