import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../src/', import.meta.url);

/** The least width of what grows, if it isn't limited by the line that it is in. */
const unlimited = /\bflex="1"\s+minW(?:idth)?="\d+(?:\.\d+)?rem"/;

it('lets nothing that grows be wider than its line, however large the text is', () => {
  const wide = globSync('**/*.tsx', { cwd: root }).filter((file) =>
    unlimited.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(wide).toEqual([]);
});
