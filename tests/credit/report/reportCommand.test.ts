import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findings } from '#credit/findings/findings.ts';
import { reportJson } from '#credit/report/json.ts';
import { readReport } from '#credit/report/read.ts';
import { sampleFormats, samples } from './samples.ts';

const command = fileURLToPath(new URL('../../../tools/report.ts', import.meta.url));
const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/credit-reports/${name}`, import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
const WithFindings = z.looseObject({ findings: z.array(z.looseObject({ rule: z.string() })) });

const WithChanges = WithFindings.extend({
  changes: z.array(z.looseObject({ bureau: z.string(), accounts: z.array(z.unknown()) })),
});

it('prints the report as one JSON document', () => {
  const { status, stdout, stderr } = run(fixture('identityiq-3b-sampleton.synthetic.jsonp'));
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(reportJson(readReport(samples.identityiq)))));
});

describe('--before', () => {
  it('prints what has changed since an older report, and what can be disputed because of it', () => {
    const older = join(mkdtempSync(join(tmpdir(), 'redress-')), 'older.json');
    const text = samples['mfsn-basic']
      .replaceAll('2025-09-15', '2025-03-15')
      .replaceAll('2024-06-20', '2024-01-20');
    writeFileSync(older, text);
    const file = fixture('mfsn-3b-sampleton.synthetic.json');
    const { status, stdout, stderr } = run(file, '--before', older, '--findings', '--today', '2025-09-15');
    expect([status, stderr]).toEqual([0, '']);
    const printed = WithChanges.parse(JSON.parse(stdout));
    expect(printed.changes.find(({ bureau }) => bureau === 'TransUnion')?.accounts).toContainEqual({
      kind: 'changed',
      before: { creditor: 'SUMMIT RECOVERY', accountNumber: 'SR8812091' },
      now: { creditor: 'SUMMIT RECOVERY', accountNumber: 'SR8812091' },
      fields: [{ field: 'dateOpened', before: '2024-01-20', now: '2024-06-20', days: 152 }],
    });
    expect(printed.findings.filter(({ rule }) => rule === 'R2')).toHaveLength(1);
  });
});

describe('--findings', () => {
  const file = fixture('mfsn-3b-sampleton.synthetic.json');
  const { status, stdout, stderr } = run(file, '--findings', '--today', '2025-09-15');
  const document = WithFindings.parse(JSON.parse(stdout));

  it('prints what can be disputed next to the document', () => {
    expect([status, stderr]).toEqual([0, '']);
    const { findings: printed, ...report } = document;
    expect(report).toEqual(JSON.parse(run(file).stdout));
    expect(printed.map(({ rule }) => rule)).toEqual(
      findings(readReport(samples['mfsn-basic']), { today: '2025-09-15' }).map(({ rule }) => rule),
    );
  });

  it('includes the rule, law, recipient, and evidence by bureau of each finding', () => {
    const partitions = '/data/BundleComponent/6/TrueLinkCreditReportType/TradeLinePartition';
    expect(document.findings.find(({ rule }) => rule === 'N2')).toEqual({
      rule: 'N2',
      name: 'Original creditor differs between bureaus',
      subject: { kind: 'account', id: 'account-2' },
      fact: 'withheld',
      confidence: 'low',
      law: '15 USC 1681e(b), 1681i(a); 15 USC 1681s-2(a)(1)-(2)',
      recipient: 'nobody',
      bureaus: ['TransUnion', 'Equifax'],
      ended: null,
      evidence: {
        TransUnion: [
          {
            field: 'originalCreditor',
            value: 'EXAMPLE HOSPITAL',
            at: `${partitions}/2/Tradeline/0/CollectionTrade/originalCreditor`,
          },
        ],
        Equifax: [
          {
            field: 'originalCreditor',
            value: 'MEDICAL PAYMENT DATA',
            at: `${partitions}/2/Tradeline/1/CollectionTrade/originalCreditor`,
          },
        ],
      },
    });
  });
});

it.each([
  [
    'a file that is no report',
    [fixture('expected-sampleton.json')],
    /not a credit report in a format that can be read\.\n$/,
  ],
  ['a missing file', ['/no/such/file.json'], /^\/no\/such\/file\.json: file not found\.\n$/],
  ['a folder', [fixture('.')], /cannot be opened \(EISDIR\)\.\n$/],
  ['no file', [], /^Specify a report file\. Usage: npm run report -- FILE [^\n]+\n$/],
  [
    'a day that is none',
    [fixture('identityiq-3b-sampleton.synthetic.jsonp'), '--findings', '--today', '2025-02-30'],
    /^Specify the date as YYYY-MM-DD\. Usage: npm run report -- FILE [^\n]+\n$/,
  ],
])('exits with status 1 and one sentence for %s', (_, args, sentence) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(sentence);
  expect(stderr.split('\n').length).toBe(2);
});

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
