import { expect, it } from 'vitest';
import type { Evidence } from '#credit/findings/finding.ts';
import { countText, monthNames, monthsText } from '#credit/letters/wording/months.ts';

const months = (...values: readonly string[]): readonly Evidence<'history'>[] =>
  values.map((value) => ({ bureau: 'Equifax', field: 'history', value, at: '/history' }));

it.each([
  [['30 days late in 01/2025'], '30 days late in 01/2025', 'in 01/2025'],
  [
    ['30 days late in 01/2025', '30 days late in 12/2024'],
    '30 days late in 12/2024 and 30 days late in 01/2025',
    'in 12/2024 and 01/2025',
  ],
  [
    ['30 days late in 01/2025', '30 days late in 12/2024', '30 days late in 11/2024'],
    '30 days late from 11/2024 through 01/2025',
    'from 11/2024 through 01/2025',
  ],
  [
    ['30 days late in 03/2025', '30 days late in 01/2025', '30 days late in 12/2024'],
    '30 days late in 12/2024, 30 days late in 01/2025, and 30 days late in 03/2025',
    'in 12/2024, 01/2025, and 03/2025',
  ],
  [
    ['90 days late in 03/2025', '60 days late in 02/2025', '30 days late in 01/2025'],
    '30 days late in 01/2025, 60 days late in 02/2025, and 90 days late in 03/2025',
    'from 01/2025 through 03/2025',
  ],
])('puts %j into words', (values, text, names) => {
  expect(monthsText(months(...values)).text).toBe(text);
  expect(monthNames(months(...values)).text).toBe(names);
});

it.each([
  ['0', 'late30', 'no payments 30 days late'],
  ['1', 'late60', 'one payment 60 days late'],
  ['2', 'late90', '2 payments 90 days late'],
] as const)('puts the count %s of %s into words', (value, field, text) => {
  expect(countText({ bureau: 'Equifax', field, value, at: '/count' }).text).toBe(text);
});
