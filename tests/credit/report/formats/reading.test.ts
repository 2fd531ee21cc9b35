/** The pieces that every format is read with. */
import { describe, expect, it } from 'vitest';
import { parseJson } from '#credit/report/formats/reading/json.ts';
import { list } from '#credit/report/formats/reading/place.ts';
import { unescapeHtml } from '#credit/report/formats/reading/values.ts';

describe('JSON', () => {
  const values = [0, 1, 2, 3, 4, 5].flatMap((count) => ['\\'.repeat(count), `${'\\'.repeat(count)}"}]`]);
  it.each(values)('is read to its end around %j', (value) => {
    expect(parseJson(`${JSON.stringify({ value, next: [1] })} and what follows}`)).toEqual({
      value,
      next: [1],
    });
  });
});

describe('a list', () => {
  const read = (value: unknown) => list({ value, at: '/list' });
  it.each([[null], [undefined], [''], [{}], [[]], [[null, '', {}]]])('of %j is empty', (value) => {
    expect(read(value)).toEqual([]);
  });
  it('is a single value, too, and keeps the places of its elements', () => {
    expect(read('one')).toEqual([{ value: 'one', at: '/list' }]);
    expect(read(['one', null, 'three'])).toEqual([
      { value: 'one', at: '/list/0' },
      { value: 'three', at: '/list/2' },
    ]);
  });
});

it.each([
  ['H&#38;R', 'H&R'],
  ['H&#x26;R', 'H&R'],
  ['H&#X26;R', 'H&R'],
  ['H&amp;R', 'H&R'],
  ['&#0;', '&#0;'],
  ['&#x10ffff;', '\u{10ffff}'],
  ['&#x110000;', '&#x110000;'],
  ['&unknown;', '&unknown;'],
])('unescapes %s', (raw, text) => {
  expect(unescapeHtml(raw)).toBe(text);
});
