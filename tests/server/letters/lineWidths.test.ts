import { expect, it } from 'vitest';
import { letterFonts } from '#server/letters/fonts.ts';
import { glyphsOf } from '#server/letters/glyphs.ts';
import { widestLineIn } from '#server/letters/lineWidths.ts';

const [regular, semibold] = letterFonts().map(glyphsOf);
if (regular === undefined || semibold === undefined) throw new Error('A letter needs two fonts');
const widestLine = widestLineIn({ regular, semibold });

// The advance widths that Noto Sans publishes, in thousandths of its type size: W is 930 and i is 258 wide.
it('adds the widths of the characters, with room for kerning', () => {
  expect(widestLine('Wi', 'regular')).toBeCloseTo(((930 + 258) / 1000) * 1.05, 6);
  expect(widestLine('', 'regular')).toBe(0);
});

it('knows that semibold texts are wider', () => {
  expect(Number(widestLine('Balance', 'semibold'))).toBeGreaterThan(Number(widestLine('Balance', 'regular')));
});

it.each(['李', 'a\nb', 'A😀'])('says nothing about %j, which the font cannot print', (text) => {
  expect(widestLine(text, 'regular')).toBe(null);
});
