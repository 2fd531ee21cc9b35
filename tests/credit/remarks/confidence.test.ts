/** A meaning that was read from words never makes a finding certain, whatever the rule. */
import { expect, it } from 'vitest';
import { valuesOf } from '#credit/findings/evidence.ts';
import { findings, type Finding } from '#credit/findings/findings.ts';
import type { Code, Field, Remark, Report, Tradeline } from '#credit/report/model.ts';
import { knownTexts } from '#credit/report/remarks.ts';
import { phraseKey } from '#vocabulary/bureauWords/phrase.ts';
import { cases } from '#tests/credit/findings/cases/cases.ts';
import type { Case } from '#tests/credit/findings/cases/ruleCases.ts';
import { today } from '#tests/credit/findings/hits.ts';
import { aLine, anAccount, aReportOf } from '#tests/support/aReport.ts';
import { ruleIds } from '#vocabulary/findings.ts';
import { codedRemark, scenesOf, worded } from './scene.ts';

const blank = (coded: Field<Code>): Field<Code> =>
  coded === null ? null : { ...coded, value: { ...coded.value, symbol: '' } };

/** The same report as from a format without codes for remarks, conditions, and payment statuses. */
function inWords(report: Report): Report {
  const remark = (each: Remark): Remark => ({ ...each, code: blank(each.code) });
  const line = (each: Tradeline): Tradeline => ({
    ...each,
    condition: blank(each.condition),
    payStatus: blank(each.payStatus),
    remarks: each.remarks.map(remark),
  });
  const accounts = report.accounts.map((each) => ({ ...each, tradelines: each.tradelines.map(line) }));
  return { ...report, accounts };
}

const foundIn = ({ report, profile }: Case): readonly Finding[] =>
  findings(report, { today, profile: profile ?? null });
const uncoded: ReadonlySet<string> = new Set(['remark', 'condition', 'payStatus']);
const quotesWords = ({ evidence }: Finding): boolean =>
  valuesOf(evidence).some(({ field }) => uncoded.has(field));

const firing = ruleIds.flatMap((rule) =>
  Object.entries<Case>(cases[rule].fires).map(([fact, each]) => [rule, fact, each] as const),
);

it.each(firing)('%s %s is not certain in a format without codes', (_rule, _fact, each) => {
  const found = foundIn({ ...each, report: inWords(each.report) }).filter(quotesWords);
  expect(found.filter(({ confidence }) => confidence === 'high').map(({ rule }) => rule)).toEqual([]);
});

it('is certain of a paid account by its code, and only fairly sure by its words', () => {
  const confidenceOf = (remark: Remark) =>
    scenesOf(remark).alone.find(({ rule, fact }) => rule === 'B2' && fact === 'paid')?.confidence;
  expect(confidenceOf(codedRemark('T00PCL', 'Paid collection'))).toBe('high');
  expect(confidenceOf(worded('Paid collection'))).toBe('medium');
});

it('is only fairly sure of a transfer that may be within the lender, even by its code', () => {
  const [found] = scenesOf(codedRemark('Q00BC', 'Account transferred or sold')).alone.filter(
    ({ rule }) => rule === 'B2',
  );
  expect(found?.confidence).toBe('medium');
});

it('prefers a coded remark to one in words as evidence', () => {
  const { remarks, ...line } = aLine('Equifax', { balance: 950_00, remarks: [['Q00ER', 'Paid collection']] });
  const report = aReportOf(anAccount([{ ...line, remarks: [worded('Paid in full'), ...remarks] }]));
  const [found] = foundIn({ given: '', report }).filter(({ rule }) => rule === 'B2');
  expect(found?.confidence).toBe('high');
});

it('gives no phrase two meanings', () => {
  const meaningsByPhrase = Map.groupBy(knownTexts, ([text]) => phraseKey(text));
  const ambiguous = [...meaningsByPhrase].filter(
    ([, texts]) => new Set(texts.map(([, ...meanings]) => meanings.toSorted().join())).size > 1,
  );
  expect(ambiguous.map(([phrase]) => phrase)).toEqual([]);
});
