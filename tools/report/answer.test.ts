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
import { reportAnswer, UsageError } from './answer.ts';
import { samples } from '../../tests/credit/report/samples.ts';

const command = fileURLToPath(new URL('../report.ts', import.meta.url));
const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../tests/fixtures/credit-reports/${name}`, import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
const WithFindings = z.looseObject({ findings: z.array(z.looseObject({ rule: z.string() })) });

const WithChanges = WithFindings.extend({
  changes: z.array(z.looseObject({ bureau: z.string(), accounts: z.array(z.unknown()) })),
});

it('prints the report as one JSON document, and nothing else', () => {
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
    const words = [file, '--before', older, '--findings', '--today', '2025-09-15'];
    const printed = WithChanges.parse(JSON.parse(reportAnswer(words)));
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
  const document = WithFindings.parse(
    JSON.parse(reportAnswer([file, '--findings', '--today', '2025-09-15'])),
  );

  it('prints what can be disputed next to the document', () => {
    const { findings: printed, ...report } = document;
    expect(report).toEqual(JSON.parse(reportAnswer([file])));
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

it('exits with status 1 and one sentence for what it can’t read', () => {
  const file = fixture('expected-sampleton.json');
  const { status, stdout, stderr } = run(file);
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^\S+: The file is not a credit report in a format that can be read\.\n$/),
  ]);
});

it.each([
  ['a missing file', ['/no/such/file.json'], /^\/no\/such\/file\.json: file not found\.$/],
  ['a folder', [fixture('.')], /cannot be opened \(EISDIR\)\.$/],
  ['no file', [], /^Specify a report file\. Usage: npm run report -- FILE [^\n]+$/],
  [
    'a day that is none',
    [fixture('identityiq-3b-sampleton.synthetic.jsonp'), '--findings', '--today', '2025-02-30'],
    /^Specify the date as YYYY-MM-DD\. Usage: npm run report -- FILE [^\n]+$/,
  ],
])('says in one sentence what is wrong with %s', (_, words, sentence) => {
  expect(failureOf(words)).toBeInstanceOf(UsageError);
  expect(failureOf(words)).toHaveProperty('message', expect.stringMatching(sentence));
  expect(failureOf(words)).toHaveProperty('message', expect.not.stringContaining('\n'));
});

function failureOf(words: readonly string[]): unknown {
  try {
    return reportAnswer(words);
  } catch (error) {
    return error;
  }
}
