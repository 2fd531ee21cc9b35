import { describe, expect, it } from 'vitest';
import { reportHtml } from '#credit/page/reportHtml.ts';
import { spaced } from '#credit/report/formats/mismo/values.ts';
import { statusTexts } from '#credit/report/payStatus.ts';
import { readReport } from '#credit/report/read.ts';
import { knownTexts } from '#credit/report/remarks.ts';
import { identityIQReport } from '#sandbox/reports/formats/identityIQ.ts';
import { basicReport, epicReport } from '#sandbox/reports/formats/myFreeScoreNow.ts';
import { smartCreditReport } from '#sandbox/reports/formats/smartCredit.ts';
import { reportFor } from '#sandbox/reports/reportFor.ts';
import { accountRemarks } from '#vocabulary/bureauWords/accountRemarks.ts';
import { businesses } from '#vocabulary/bureauWords/businesses.ts';
import { debtRemarks } from '#vocabulary/bureauWords/debtRemarks.ts';
import { disputeRemarks } from '#vocabulary/bureauWords/disputeRemarks.ts';
import { explained } from '#vocabulary/bureauWords/explain.ts';
import { fileWords } from '#vocabulary/bureauWords/fileWords.ts';
import { kinds } from '#vocabulary/bureauWords/kinds.ts';
import { phraseKey } from '#vocabulary/bureauWords/phrase.ts';
import { statuses } from '#vocabulary/bureauWords/statuses.ts';
import { everyForm } from '../report/samples.ts';

const unexplained = (texts: readonly string[]) => texts.filter((text) => explained(text) === null);

/** The words of a report that its page in Spanish marks as English, because they have no explanation. */
function unexplainedOn(report: string): readonly string[] {
  const page = reportHtml(readReport(report), { language: 'es', today: '2026-11-21' });
  expect(page).toContain('</span>)</small>');
  return [
    ...page.matchAll(/<span lang="en">([^<]*)<\/span> <small class="own">\(texto original, en inglés\)/g),
  ].map(([, words = '']) => words);
}

describe('what the words of a report mean in Spanish', () => {
  it('is known for every published remark and payment status', () => {
    expect(unexplained(knownTexts.map(([text]) => text))).toEqual([]);
    expect(unexplained(statusTexts.map(([, text]) => text))).toEqual([]);
    expect(knownTexts.length + statusTexts.length).toBeGreaterThan(500);
  });

  it('is known for every rating, type, and ownership of MISMO', () => {
    const names = `AsAgreed Late30Days Late60Days Late90Days LateOver120Days BankruptcyOrWageEarnerPlan WageEarnerPlan
      ForeclosureOrRepossession Foreclosure Repossession CollectionOrChargeOff Collection ChargeOff TooNew NoDataAvailable
      Mortgage Revolving Installment CreditLine Open Unknown Closed Refinanced Transferred Paid Individual
      JointContractualLiability JointParticipating AuthorizedUser Comaker Maker OnBehalfOf Terminated Undesignated Deceased`;
    const written = names.split(/\s+/).map(spaced);
    expect(unexplained(written)).toEqual([]);
  });

  it.each(Object.entries(everyForm))('is on the page for every value of the sample: %s', (_, report) => {
    expect(unexplainedOn(report)).toEqual([]);
  });

  it('is on the page for every value of what the sandbox’s providers send, except the consumers’ own statements', () => {
    const formats = [basicReport, epicReport, identityIQReport, smartCreditReport];
    const reports = formats.map((format, index) => format(reportFor(`ana.torres-${index}`, index)));
    const statements = reports.flatMap((report) =>
      readReport(report).personal.statements.map(({ text }) => text?.value ?? ''),
    );
    expect(reports.flatMap(unexplainedOn).filter((text) => !statements.includes(text))).toEqual([]);
  });

  it('keeps chapters, months, days, and names', () => {
    expect(explained('Petition for Chapter 13 Bankruptcy')).toBe('Solicitud de bancarrota del capítulo 13');
    expect(explained('Late 90 Days')).toBe('90 días de atraso');
    expect(explained('30 days late in 02/2024')).toBe('30 días de atraso en 02/2024');
    expect(explained('Purchased by a another lender. Sold to: REDLINE PORTFOLIO')).toBe(
      'Comprada por otro prestamista; Vendida a: REDLINE PORTFOLIO',
    );
  });

  it('is not guessed for words that nobody published, whole or in part', () => {
    expect(explained('Call 800-555-0100 before closing')).toBeNull();
    expect(explained('Paid in full. Ask for the yellow file')).toBeNull();
  });

  it('is one for each wording', () => {
    const all = [
      ...accountRemarks,
      ...businesses,
      ...debtRemarks,
      ...disputeRemarks,
      ...fileWords,
      ...kinds,
      ...statuses,
    ];
    const byKey = Map.groupBy(all, ([english]) => phraseKey(english));
    const torn = [...byKey.values()].filter((pairs) => new Set(pairs.map(([, spanish]) => spanish)).size > 1);
    expect(torn).toEqual([]);
  });
});

it('says in Spanish that a furnisher’s own words are English, next to them', () => {
  const own = everyForm['mfsn-basic'].replaceAll('Charged off as bad debt', 'See our letter of May');
  expect(new Set(unexplainedOn(own))).toEqual(new Set(['See our letter of May']));
});
