import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../src/', import.meta.url);

/** The opening tags of buttons, with what is passed to them. */
const buttons = /<(?:Button|ButtonLink|CloseButton)\b[^]*?>\n/g;

it('leaves room between the words of a button and its edge, which forced colors show', () => {
  const flush = globSync('**/*.tsx', { cwd: root }).filter((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(buttons)].some(([tag]) => /\bpx="0"/.test(tag)),
  );
  expect(flush).toEqual([]);
});
