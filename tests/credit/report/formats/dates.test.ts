import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { parseDate, parseDateOrMonth } from '#credit/report/formats/reading/dates.ts';
import { fullTextOf } from '#credit/letters/fullText.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { attributes, read } from './mismo/aResponse.ts';

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

it.each([
  ['2024/6/2', '2024-06-02'],
  ['20240602', '2024-06-02'],
  ['06/02/2024', '2024-06-02'],
  ['6/2/2024', '2024-06-02'],
  ['06-02-2024', '2024-06-02'],
  ['06/02/2024 00:00:00', '2024-06-02'],
  ['Jun 2, 2024', '2024-06-02'],
  ['June 02, 2024', '2024-06-02'],
  ['Sept. 9, 2024', '2024-09-09'],
  ['2-JUN-2024', '2024-06-02'],
])('reads %s', (written, date) => {
  expect(parseDate(written)).toBe(date);
});

it.each([
  ['2024-06', '2024-06-01'],
  ['06/2024', '2024-06-01'],
  ['Jun 2024', '2024-06-01'],
])('reads the month %s only where a month counts as its first day', (written, date) => {
  expect(parseDate(written)).toBeNull();
  expect(parseDateOrMonth(written)).toBe(date);
});

it.each([
  '25/12/2024',
  '06/02/24',
  '13/2024',
  '02/30/2024',
  'XX/2017',
  '01/01/1900',
  '00/00/0000',
  '12345678',
])('reads no date from %s', (written) => {
  expect(parseDateOrMonth(written)).toBeNull();
});

describe('a date that is not understood', () => {
  /** A report of the format that IdentityIQ and MyScoreIQ export, with one account. */
  const opened = (date_opened: string) => {
    const account = { name: 'HARBOR BANK', number: '44006612', date_opened, classification: 'Revolving' };
    const report = readReport(JSON.stringify([{ bureau: 'equifax', accounts: [account] }]));
    const found = findings(report, { today: '2025-09-15', profile: null, before: null });
    return found.filter(({ rule }) => rule === 'T3').map(({ bureaus }) => bureaus);
  };
  it.each(['05/09/17', '2017-05', 'XX/09/2017'])('is not missing: %s', (written) => {
    expect(opened(written)).toEqual([]);
  });
  it.each(['', '-', 'N/A', '0000-00-00', '1900-01-01'])('is missing: %s', (written) => {
    expect(opened(written)).toEqual([['Equifax']]);
  });
});

describe('a month without a day', () => {
  const inquired = (date: string) => {
    const repository = attributes({ _SourceType: 'Equifax' });
    const inquiry = { ...attributes({ _Name: 'HARBOR BANK', _Date: date }), CREDIT_REPOSITORY: repository };
    const choice = { kind: 'automatic', options: [5] } as const;
    const report = read({ CREDIT_INQUIRY: inquiry });
    return planLetters({ report, profile: aConsumer(), choice, today: '2025-09-15' }).map(fullTextOf).join();
  };
  it('is quoted as such, and its time ends with the month', () => {
    const text = inquired('2023-08');
    expect(text).toContain('HARBOR BANK, 08/2023');
    expect(text).toContain('this inquiry dated 08/2023');
    expect(text).toContain('those two years ended on 08/31/2025');
    expect(inquired('2023-09')).not.toContain('two years');
    expect(inquired('2023-09-01')).toContain('those two years ended on 09/01/2025');
  });
});
