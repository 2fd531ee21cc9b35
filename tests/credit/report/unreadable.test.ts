import { describe, expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError, type UnreadableReason } from '#credit/report/unreadable.ts';
import { aMyFreeScoreNow, aPartition, aSmartCredit, aTradelineJson, aTrueLink } from './builders.ts';
import { samples, sampleFormats } from './samples.ts';

function reasonOf(bytes: string | Uint8Array): UnreadableReason | 'read' {
  try {
    readReport(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableReportError) return error.reason;
    throw error;
  }
}

const json = (value: unknown): string => JSON.stringify(value);
const unreadable: readonly (readonly [UnreadableReason, string, string | Uint8Array])[] = [
  ['empty', 'no bytes', new Uint8Array()],
  ['empty', 'white space only', ' \uFEFF\r\n\t '],
  ['tooLarge', 'more than 32 MiB of bytes', new Uint8Array(32 * 1024 * 1024 + 1)],
  ['tooLarge', 'more than 32 MiB of text', ' '.repeat(32 * 1024 * 1024 + 1)],
  ['tooDeep', 'lists in lists', '['.repeat(1_000_000)],
  ['tooDeep', 'objects in objects', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`],
  [
    'tooDeep',
    'a deep place in a report',
    aSmartCredit({ Borrower: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) }),
  ],
  ['tooLarge', 'more numbers with cents than any report', `[${'1.50,'.repeat(200_001)}1]`],
  ['notAReport', 'a million digits that are no number', `[${'1'.repeat(1_000_000)}-]`],
  ['notAReport', 'half a million numbers with a sign too many', `[${'1-'.repeat(500_000)}]`],
  ['truncated', 'an open string', '{"BundleComponents": "abc\\"'],
  ['truncated', 'half a callback', 'JSON_CALLBACK({"BundleComponents":'],
  ['notAReport', 'prose', 'Dear customer'],
  ['notAReport', 'a web page', '<!doctype html><title>Sign in</title>'],
  ['notAReport', 'broken JSON', '{"BundleComponents": undefined}'],
  ['notAReport', 'a list', '[]'],
  ['notAReport', 'an unrelated object', json({ hello: 'world' })],
  ['notAReport', 'a number', '42'],
  ['notAReport', 'a callback without an object', 'JSON_CALLBACK(null)'],
  ['unsupportedFormat', 'TrueLink XML without a report', '<TrueLinkCreditReportType xmlns="x"/>'],
  ['noMergedReport', 'a saved page without a report', '<html><div class="rpt_content_wrapper"></div></html>'],
  [
    'tooLarge',
    'a page of more than four million characters',
    `<p class="credit-score-3">${' '.repeat(4 * 1024 * 1024)}`,
  ],
  ['tooLarge', 'a page of 150,001 elements', `<p class="rpt_content_wrapper">${'<br>'.repeat(150_001)}`],
  ['tooDeep', 'elements in elements', `<p class="rpt_content_wrapper">${'<div>'.repeat(300_000)}`],
  [
    'tooLarge',
    'megabytes in one text',
    aSmartCredit(
      aTrueLink({
        TradeLinePartition: aPartition({
          Tradeline: aTradelineJson({ creditorName: '&amp;'.repeat(1_000_000) }),
        }),
      }),
    ),
  ],
  [
    'tooLarge',
    'a report of 1,001 accounts',
    aSmartCredit(aTrueLink({ TradeLinePartition: Array.from({ length: 1_001 }, () => aPartition()) })),
  ],
  [
    'unsupportedFormat',
    'a web page that quotes an element of a report',
    '<!doctype html><p>It has <TrueLinkCreditReportType>',
  ],
  ['noMergedReport', 'an empty MISMO response', json({ RESPONSE_GROUP: { CREDIT_RESPONSE: { a: 1 } } })],
  [
    'unsupportedFormat',
    'MISMO 3',
    json({ CREDIT_RESPONSE: { CREDIT_LIABILITIES: { CREDIT_LIABILITY: [] } } }),
  ],
  [
    'refused',
    'an error of a reseller',
    json({ CREDIT_RESPONSE: { CREDIT_ERROR_MESSAGE: { _Text: 'No hit' } } }),
  ],
  ['unsupportedFormat', 'CSID of no bureau', json([{ bureau: 'x', accounts: [{ payment_histories: [] }] }])],
  [
    'unsupportedFormat',
    'an answer without any provider view',
    json({ success: true, data: { providerViews: [] } }),
  ],
  ['refused', 'a failure of MyFreeScoreNow', json({ success: false, message: 'not found' })],
  ['refused', 'a failure of IdentityIQ', 'JSON_CALLBACK({"Status":"Failed"})'],
  [
    'noMergedReport',
    'an answer without a bundle',
    json({ success: true, data: { ReportDate: '2026-01-01' } }),
  ],
  ['noMergedReport', 'an empty bundle', json({ BundleComponents: '' })],
  [
    'noMergedReport',
    'a bundle of markers',
    json({ BundleComponents: { BundleComponent: [{ Type: 'TUCReportV6' }] } }),
  ],
  ['noMergedReport', 'an empty merge', aSmartCredit({})],
  ['noMergedReport', 'an empty merge of MyFreeScoreNow', aMyFreeScoreNow({})],
];

describe('rejects unreadable files with a reason', () => {
  it.each(unreadable)('%s: %s', (reason, _, bytes) => {
    expect(reasonOf(bytes)).toBe(reason);
  });

  it.each(sampleFormats)('truncated: every cut of a %s report', (format) => {
    const text = samples[format].trimEnd();
    const start = text.indexOf('{') + 1;
    for (let cut = start; cut < text.length - 3; cut += 997) {
      expect(reasonOf(text.slice(0, cut))).toBe('truncated');
    }
  });
});

it('says what is wrong in a sentence, without quoting the document', () => {
  expect(() => readReport('SSN 666-55-0611')).toThrow(new UnreadableReportError('notAReport'));
  expect(new UnreadableReportError('notAReport').message).toBe(
    'The file is not a credit report in a format that can be read.',
  );
});
