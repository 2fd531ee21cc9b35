import type { Glyphs } from './glyphs.ts';

export type Weight = 'regular' | 'semibold';

/**
 * How wide a text is at most on one line, as a multiple of its type size; null if it can't be said. The typesetter measures
 * exactly, but only by laying the text out a second time.
 */
export type WidestLine = (text: string, weight: Weight) => number | null;

/** Kerning can move letters apart, though far less than this. */
const kerning = 1.05;

/** Measures with the widths of the glyphs. Each character is looked up once. */
export function widestLineIn(fonts: Readonly<Record<Weight, Glyphs>>): WidestLine {
  const known = { regular: new Map<string, number>(), semibold: new Map<string, number>() };
  const widthOf = (character: string, weight: Weight): number => {
    const before = known[weight].get(character);
    if (before !== undefined) return before;
    const width = fonts[weight].width(character.codePointAt(0) ?? 0) ?? Number.NaN;
    known[weight].set(character, width);
    return width;
  };
  return (text, weight) => {
    let width = 0;
    for (const character of text) width += widthOf(character, weight);
    return Number.isNaN(width) ? null : width * kerning;
  };
}
