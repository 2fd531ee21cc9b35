import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Parted by a dot in the text itself, a line begins with it, or ends with it. */
it('has no dot between facts in the screens but the one of Facts.tsx', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('ui/Facts.tsx'));
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.filter((file) => /·(?:\\u00a0|&nbsp;|\u00a0|\{' '\})/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});
