/**
 * Which characters a font has, and how wide they are, read from its tables (OpenType 1.9: `cmap` format 12, `hhea`,
 * `hmtx`, `head`). PDF/UA refuses a letter with a character that has no glyph, and the typesetter's error does not name it
 * reliably.
 */

/** A range of characters whose glyphs follow each other. */
interface Range {
  readonly start: number;
  readonly end: number;
  readonly glyph: number;
}

export interface Glyphs {
  /** In order, without overlaps. */
  readonly ranges: readonly Range[];
  /** The width of a character as a part of the type size, or null if the font has no glyph for it. */
  readonly width: (codePoint: number) => number | null;
}

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
function rangesOf(font: DataView): readonly Range[] {
  const cmap = tableOffset(font, 'cmap');
  const tables = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, index) => cmap + font.getUint32(cmap + 8 + index * 8),
  );
  const table = tables.find((each) => font.getUint16(each) === 12);
  if (table === undefined) throw new Error('The font has no character map of format 12');
  return Array.from({ length: font.getUint32(table + 12) }, (_, index) => {
    const group = table + 16 + index * 12;
    return {
      start: font.getUint32(group),
      end: font.getUint32(group + 4),
      glyph: font.getUint32(group + 8),
    };
  });
}

/** The glyphs of a font file. Throws if it is not one whose characters are mapped as described above. */
export function glyphsOf(bytes: Uint8Array): Glyphs {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ranges = rangesOf(font);
  const perEm = font.getUint16(tableOffset(font, 'head') + 18);
  const widths = tableOffset(font, 'hmtx');
  // Glyphs beyond the last of these are as wide as it is.
  const last = font.getUint16(tableOffset(font, 'hhea') + 34) - 1;
  return {
    ranges,
    width(codePoint) {
      const range = ranges.find(({ start, end }) => codePoint >= start && codePoint <= end);
      if (range === undefined) return null;
      const glyph = range.glyph + codePoint - range.start;
      return font.getUint16(widths + Math.min(glyph, last) * 4) / perEm;
    },
  };
}
