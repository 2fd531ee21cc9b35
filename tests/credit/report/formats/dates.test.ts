import { expect, it } from 'vitest';
import { parseDate } from '#credit/report/formats/reading/values.ts';

it.each(['2024-02-29', '2000-02-29', '2025-01-31', '2025-04-30', '2025-08-31', '2025-12-31'])(
  'reads %s',
  (date) => {
    expect(parseDate(date)).toBe(date);
  },
);

it.each([
  ['a leap day of a common year', '2025-02-29'],
  ['a leap day of a century that has none', '2100-02-29'],
  ['the 30th of February', '2024-02-30'],
  ['the 31st of April', '2025-04-31'],
  ['the 31st of June', '2025-06-31'],
  ['the 31st of September', '2025-09-31'],
  ['the 31st of November', '2025-11-31'],
])('reads no date from %s', (_, date) => {
  expect(parseDate(date)).toBeNull();
});

it.each(['01', '03', '05', '07', '08', '10', '12'])('reads the 31st of month %s', (month) => {
  expect(parseDate(`2025-${month}-31`)).toBe(`2025-${month}-31`);
});
