import type { Glyphs } from './glyphs.ts';

export interface Printable {
  /** Whether every character of the text has a glyph. */
  readonly all: (text: string) => boolean;
  /** The text with white space normalized to single spaces and "?" for characters without a glyph. */
  readonly only: (text: string) => string;
}

const escaped = (codePoint: number): string => `\\u{${codePoint.toString(16)}}`;

/** A character is printable if every font has it. */
export function printableIn(fonts: readonly Glyphs[]): Printable {
  const missing = fonts.map(
    ({ ranges }) => `[^${ranges.map(({ start, end }) => `${escaped(start)}-${escaped(end)}`).join('')}]`,
  );
  const missingOnce = new RegExp(missing.join('|'), 'u');
  const missingAll = new RegExp(missing.join('|'), 'gu');
  return {
    all: (text) => !missingOnce.test(text),
    only: (text) => text.replace(/[\s\p{Cc}]/gu, ' ').replace(missingAll, '?'),
  };
}
