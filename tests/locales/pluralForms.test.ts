import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A `plural(…)` that is not a value of a message. */
const alone = /(?<!\$\{)\bplural\(/;

/** Its functions are made again with `t`, which they use for other messages. */
const remade = ['src/overview/workDue/useWorkWords.ts'];

it('plural forms stand in messages of useLingui, which are worded again when the language of the page changes', () => {
  expect(alone.test('plural(count, {')).toBe(true);
  expect(alone.test('t`${plural(count, {')).toBe(false);
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => alone.test(readFileSync(file, 'utf8')));
  expect(files).toEqual(remade);
});
