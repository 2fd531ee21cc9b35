import { expect, it } from 'vitest';
import { reportJson } from '#credit/report/json.ts';
import { readReport } from '#credit/report/read.ts';
import { sampleFormats, samples } from './samples.ts';

it.each(sampleFormats)('formats a %s report for reading: dollars, no pointers, lines by bureau', (format) => {
  const json = reportJson(readReport(samples[format]));
  expect(Object.keys(json)).toEqual([
    'format',
    'reportDate',
    'bureaus',
    'scores',
    'personal',
    'accounts',
    'inquiries',
    'publicRecords',
    'summary',
  ]);
  const lines = json.accounts[7]?.tradelines;
  expect(
    [lines?.TransUnion, lines?.Experian, lines?.Equifax].map((found) =>
      found?.map(({ balance, negative, negativeReasons }) => [
        balance,
        negative,
        negativeReasons.map(({ rule }) => rule),
      ]),
    ),
  ).toEqual([[[14_320, true, ['worstPayStatus', 'history']]], [[14_320, false, []]], [[14_320, false, []]]]);
  expect(json.personal.ssns.map(({ digits }) => digits)).toEqual([
    '***-**-0611',
    '***-**-0611',
    '***-**-0617',
  ]);
});
