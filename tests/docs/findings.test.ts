import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findingsPage } from '#tests/credit/findings/page.ts';

it('docs/findings.md matches the rules (npm run findings writes it)', () => {
  const page = readFileSync(new URL('../../docs/findings.md', import.meta.url), 'utf8');
  expect(page).toBe(findingsPage());
});
