/** Court records in every spelling, and who sued. */
import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { reportHtml } from '#credit/page/reportHtml.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { aCode, aSmartCredit, aTrueLink } from '../builders.ts';
import { lesserSamples } from '../samples.ts';
import { attributes, read as readMismo, repository } from './mismo/aResponse.ts';

type Values = Readonly<Record<string, unknown>>;
const trueLink = (record: Values): Report =>
  readReport(
    aSmartCredit(aTrueLink({ PulblicRecordPartition: { PublicRecord: { bureau: 'Equifax', ...record } } })),
  );
const csid = (record: Values): Report =>
  readReport(JSON.stringify([{ bureau: 'equifax', accounts: [], public_records: [record] }]));
const mismo = (values: Readonly<Record<string, string>>): Report =>
  readMismo({ CREDIT_PUBLIC_RECORD: { ...attributes(values), CREDIT_REPOSITORY: repository('Equifax') } });

const classOf = ({ publicRecords: [record] }: Report) => record?.classification?.value.description;
const rules = (report: Report) => findings(report, { today: '2026-11-21' }).map(({ rule }) => rule);

describe('a lien', () => {
  it.each([
    'TaxLien',
    'TAX_LIEN',
    'TAXLIEN',
    'tax-lien',
    'STATE_TAX_LIEN',
    'FederalTaxLien',
    'County tax liens',
    'LIEN',
  ])('is one in the spelling %s', (spelling) => {
    for (const report of [
      csid({ type: spelling }),
      mismo({ _Type: spelling }),
      trueLink({ Type: aCode('9', spelling) }),
    ]) {
      expect(classOf(report)).toBe('Tax Lien');
      expect(rules(report)).toContain('O4');
    }
  });

  it('is one if only the block of its values is named', () => {
    const report = trueLink({ TaxLien: { amount: '1200' } });
    expect([classOf(report), rules(report).includes('O4')]).toEqual(['Tax Lien', true]);
  });

  it.each(['CLIENT MATTER', 'ALIEN REGISTRATION', 'Tax refund'])('is not %s', (spelling) => {
    expect([classOf(csid({ type: spelling })), rules(csid({ type: spelling })).includes('O4')]).toEqual([
      undefined,
      false,
    ]);
  });
});

it.each(['CHAPTER_7_BANKRUPTCY', 'Chapter7Bankruptcy', 'BankruptcyChapter13', 'Chapter 11', 'bankruptcy'])(
  'reads %s as a bankruptcy',
  (spelling) => {
    for (const report of [csid({ type: spelling }), mismo({ _Type: spelling })])
      expect(classOf(report)).toBe('Bankruptcy');
  },
);

describe('the plaintiff of a judgment', () => {
  const plaintiff = 'ACME LENDING LLC';
  const row = '<td class="label">Court:</td><td class="info">U.S. Bankruptcy Court</td>';
  const page = lesserSamples['identityiq-page'].replace(
    row,
    `<td class="label">Plaintiff:</td><td class="info">${plaintiff}</td>`,
  );
  it.each([
    ['TrueLink', trueLink({ LegalItem: { plaintiff, actionAmount: '900' } })],
    ['CSID', csid({ type: 'Civil judgment', plaintiff })],
    ['MISMO', mismo({ _Type: 'Judgment', _PlaintiffName: plaintiff })],
    ['the IdentityIQ page', readReport(page)],
  ])('is read from %s and printed', (_, report) => {
    expect(report.publicRecords.find((record) => record.plaintiff !== null)?.plaintiff?.value).toBe(
      plaintiff,
    );
    expect(reportHtml(report, { language: 'en', today: '2026-11-21' })).toContain(plaintiff);
  });

  it('has no column in a report without one', () => {
    const report = trueLink({ LegalItem: { actionAmount: '900' } });
    expect(reportHtml(report, { language: 'en', today: '2026-11-21' })).not.toContain('Plaintiff');
  });
});
