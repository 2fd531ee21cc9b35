/**
 * Which characters a font has, read from its `cmap` table (OpenType 1.9, cmap formats 4 and 12). PDF/UA refuses a
 * letter with a character that has no glyph, and the typesetter's error does not name it reliably.
 */

type Covers = (codePoint: number) => boolean;

function tableOffset(font: DataView, tag: string): number {
  const count = font.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => font.getUint8(record + at)));
    if (name === tag) return font.getUint32(record + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

/** Format 12: groups of start, end, first glyph, four bytes each. */
function wideRanges(font: DataView, table: number): readonly (readonly [number, number])[] {
  const count = font.getUint32(table + 12);
  return Array.from({ length: count }, (_, index) => {
    const group = table + 16 + index * 12;
    return [font.getUint32(group), font.getUint32(group + 4)] as const;
  });
}

/** Format 4: segments of the basic plane. The last one, ending in FFFF, is only a terminator. */
function narrowRanges(font: DataView, table: number): readonly (readonly [number, number])[] {
  const bytes = font.getUint16(table + 6);
  const starts = table + 16 + bytes;
  return Array.from({ length: bytes / 2 }, (_, index) => {
    return [font.getUint16(starts + index * 2), font.getUint16(table + 14 + index * 2)] as const;
  }).filter(([start]) => start !== 0xffff);
}

/** The characters the font has a glyph for. */
export function coverageOf(bytes: Uint8Array): Covers {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cmap = tableOffset(font, 'cmap');
  const ranges = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, index) => cmap + font.getUint32(cmap + 8 + index * 8),
  ).flatMap((table) => {
    const format = font.getUint16(table);
    if (format === 12) return wideRanges(font, table);
    return format === 4 ? narrowRanges(font, table) : [];
  });
  return (codePoint) => ranges.some(([start, end]) => codePoint >= start && codePoint <= end);
}

export interface Printable {
  /** Whether every character of the text has a glyph. */
  readonly all: (text: string) => boolean;
  /** The text with white space normalized to single spaces and "?" for characters without a glyph. */
  readonly only: (text: string) => string;
}

/** A character is printable if every font has it. Results are cached by character. */
export function printableIn(fonts: readonly Uint8Array[]): Printable {
  const covers = fonts.map(coverageOf);
  const known = new Map<string, boolean>();
  const has = (character: string): boolean => {
    const found = known.get(character) ?? covers.every((each) => each(character.codePointAt(0) ?? 0));
    known.set(character, found);
    return found;
  };
  return {
    all: (text) => Array.from(text).every(has),
    only: (text) =>
      text.replace(/[\s\p{Cc}]/gu, ' ').replace(/./gsu, (character) => (has(character) ? character : '?')),
  };
}
