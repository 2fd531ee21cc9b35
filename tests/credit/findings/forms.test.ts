/** The same consumer in formats with less data: fewer findings, and none that the fullest format does not confirm. */
import { expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { nameOf } from '#tests/credit/report/formats/facts.ts';
import { lesserSamples, samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';

function disputed(report: Report): readonly string[] {
  return findings(report, { today: '2025-09-15', profile: aConsumer() })
    .filter(({ recipient }) => recipient !== 'nobody')
    .map(({ rule, subject, bureaus }) => {
      const account = 'id' in subject ? report.accounts.find(({ id }) => id === subject.id) : undefined;
      return `${account ? nameOf(account) : subject.kind} ${rule} ${bureaus.join()}`;
    });
}

const reference = disputed(readReport(samples.identityiq));

it.each([
  ['identityiq-csid', 42],
  ['mfsn-provider-views', 11],
  ['identityiq-page', 42],
  // Without Social Security numbers, there are not two signs of a mixed file.
  ['smartcredit-page', 49],
  ['mismo-xml', 48],
  ['mismo-json', 48],
] as const)('%s', (format, distinct) => {
  const found = new Set(disputed(readReport(lesserSamples[format])));
  expect([...found].filter((claim) => !reference.includes(claim))).toEqual([]);
  expect(found.size).toBe(distinct);
});

it('recognizes a name that is printed as a whole', () => {
  const page = (name: string): Report =>
    readReport(lesserSamples['identityiq-page'].replace('DEVIN SAMPLETON', name));
  const claims = (name: string): readonly string[] =>
    disputed(page(name)).filter((claim) => claim === 'personal I1 TransUnion');
  // The alias DEVON SAMPLETON at TransUnion is a claim of its own.
  expect(claims('D SAMPLETON JR').length).toBe(1);
  expect(claims('DEVIN R S SAMPLETON').length).toBe(1);
  expect(claims('DEVIN SAMPLE').length).toBe(2);
  expect(claims('DENNIS SAMPLETON').length).toBe(2);
});
