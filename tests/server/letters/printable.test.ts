import { expect, it } from 'vitest';
import { printableIn } from '#server/letters/printable.ts';
import { letterFonts } from '#server/letters/fonts.ts';
import { glyphsOf } from '#server/letters/glyphs.ts';

const printable = printableIn(letterFonts().map(glyphsOf));

it.each(['Zoë-Ștefania Núñez', 'Олександр', 'Κωνσταντίνα', '§ “ ” ’ – … €', 'Nguyễn Văn'])('has %s', (text) =>
  expect(printable.all(text)).toBe(true),
);
it.each(['李小龙', '😀', 'ｱ', '\u0007', '\ud800'])('has no glyph for %j', (text) =>
  expect(printable.all(text)).toBe(false),
);
it('keeps printable characters, collapses white space, and replaces the rest', () => {
  expect(printable.only('A\tB\nC 李 😀\u0007.')).toBe('A B C ? ? .');
});
