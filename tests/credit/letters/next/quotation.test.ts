/** Quotation marks around words that quote something themselves. */
import { describe, expect, it } from 'vitest';
import { inQuotationMarks, isQuotation } from '#credit/letters/next/quotation.ts';

describe('words in quotation marks', () => {
  it.each([
    ['get a period, unless they have one', 'It is paid', '“It is paid.”'],
    ['keep theirs', 'Is it paid?', '“Is it paid?”'],
    ['keep theirs before the end of what they quote', 'You say “paid.”', '“You say ‘paid.’”'],
    ['get it before the end of what they quote', 'You say “paid”', '“You say ‘paid.’”'],
    ['get it after a parenthesis', 'It is paid (in full)', '“It is paid (in full).”'],
    ['have other marks inside, level by level', 'A “b ‘c “d” c’ b” a', '“A ‘b “c ‘d’ c” b’ a.”'],
    ['end all levels with one period', 'You said: “It says: ‘paid’”', '“You said: ‘It says: “paid.”’”'],
    [
      'have other marks inside, whichever the client typed',
      'I wrote ‘no’ and "yes"',
      '“I wrote ‘no’ and ‘yes.’”',
    ],
    ['keep apostrophes', 'It’s the banks’ “Don’t” of the ‘90s', '“It’s the banks’ ‘Don’t’ of the ‘90s.”'],
    ['keep apostrophes within two levels', '“My letter said: ‘Don’t.’”', '“‘My letter said: “Don’t.”’”'],
    ['keep inches', 'A 24" screen and a "TV" stand', '“A 24" screen and a ‘TV’ stand.”'],
    ['have a single mark for one without its other', 'It says “paid', '“It says ‘paid.”'],
  ])('%s', (_, text, expected) => {
    expect(inQuotationMarks(text)).toBe(expected);
  });
});

it('a text is a quotation if its first mark is closed by its last', () => {
  for (const text of ['“A.”', '“A ‘b “c.”’”', '“A ‘b’ c.”']) expect(isQuotation(text)).toBe(true);
  for (const text of ['“A.” “B.”', 'A “b.”', '“A” b', '‘A.’', 'A']) expect(isQuotation(text)).toBe(false);
});
