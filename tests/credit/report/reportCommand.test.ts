import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { reportJson } from '#credit/report/json.ts';
import { readReport } from '#credit/report/read.ts';
import { sampleFormats, samples } from './samples.ts';

const command = fileURLToPath(new URL('../../../tools/report.ts', import.meta.url));
const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/credit-reports/${name}`, import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });

it('prints one JSON document of the report', () => {
  const { status, stdout, stderr } = run(fixture('identityiq-3b-sampleton.synthetic.jsonp'));
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(reportJson(readReport(samples.identityiq)))));
});

it.each([
  [
    'a file that is no report',
    [fixture('expected-sampleton.json')],
    /not a credit report in a format that can be read\.\n$/,
  ],
  ['a missing file', ['/no/such/file.json'], /^\/no\/such\/file\.json: there is no such file\.\n$/],
  ['a folder', [fixture('.')], /cannot be opened \(EISDIR\)\.\n$/],
  ['no file', [], /^Which file\? Usage: npm run report -- FILE\n$/],
])('ends with status 1 and one sentence for %s', (_, args, sentence) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(sentence);
  expect(stderr.split('\n').length).toBe(2);
});

it.each(sampleFormats)('shapes a %s report for reading: dollars, no pointers, lines by bureau', (format) => {
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
