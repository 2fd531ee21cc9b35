import { expect, it } from 'vitest';
import { withScheme } from '#src/screens/settings/withScheme.ts';

it.each([
  ['example.com', 'https://example.com'],
  [' www.ellis-credit.com/about?a=1 ', 'https://www.ellis-credit.com/about?a=1'],
  ['crédito.mx:8443', 'https://crédito.mx:8443'],
  // These stay as typed, and the form says what is wrong with them, if anything is.
  ['https://example.com', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  ['ellis@example.com', 'ellis@example.com'],
  ['our website', 'our website'],
  ['', ''],
])('%j is meant as %j', (typed, meant) => {
  expect(withScheme(typed)).toBe(meant);
});
