/** What letters say about every variant of every rule, word for word, with the law they cite. */
import { expect, it } from 'vitest';
import { findings, rules, type Finding } from '#credit/findings/findings.ts';
import type { Recipient, Sentence } from '#credit/letters/letter.ts';
import type { Request } from '#credit/letters/wording/phrases.ts';
import { wordingOf } from '#credit/letters/wording/words.ts';
import { cases } from '#tests/credit/findings/cases/cases.ts';
import type { Told, ToldCase } from '#tests/credit/findings/cases/ruleCases.ts';
import { today } from '#tests/credit/findings/hits.ts';
import { ruleIds, type RuleId } from '#vocabulary/findings.ts';
import { glossFlaws } from './glossFlaws.ts';

function asked(request: Request): string {
  switch (request.kind) {
    case 'verify':
      return `verify ${request.what.map(({ text }) => text).join(', ')}`;
    case 'delete':
      return 'delete it';
    case 'own':
      return request.words.text;
  }
}

function told(finding: Finding, recipient: Recipient): Told | undefined {
  const wording = wordingOf(finding, recipient);
  if (wording === null) return undefined;
  const { statement, reason, request } = wording;
  return {
    says: reason === undefined ? statement.text : `${statement.text} ${reason.text}`,
    asks: asked(request),
  };
}

/** What a letter may say to the bureau in question and to the furnisher, for the first finding. */
function toldOf(rule: RuleId, { report, profile, before }: ToldCase): Pick<ToldCase, 'bureau' | 'furnisher'> {
  const known = { today, profile: profile ?? null, before: before ?? null };
  const finding = findings(report, known).find((each) => each.rule === rule);
  if (finding === undefined) throw new Error(`${rule} is silent in its own case`);
  const { recipient, bureaus } = finding;
  const mayAddress = (kind: Recipient['kind']) => recipient === 'both' || recipient === kind;
  const toBureaus = bureaus.slice(0, 1).map((bureau) => told(finding, { kind: 'bureau', bureau }));
  const toFurnisher = told(finding, { kind: 'furnisher' });
  return {
    ...(mayAddress('bureau') && toBureaus[0] !== undefined ? { bureau: toBureaus[0] } : {}),
    ...(mayAddress('furnisher') && toFurnisher !== undefined ? { furnisher: toFurnisher } : {}),
  };
}

const everyCase = ruleIds.flatMap((rule) =>
  Object.entries<ToldCase>(cases[rule].fires).map(([fact, each]) => [rule, fact, each] as const),
);

it.each(everyCase)('%s %s has this wording', (rule, _fact, each) => {
  const { bureau, furnisher } = each;
  expect(toldOf(rule, each)).toEqual({ ...(bureau && { bureau }), ...(furnisher && { furnisher }) });
});

/** Every sentence of a wording by itself. */
function partsOf(finding: Finding, recipient: Recipient): readonly Sentence[] {
  const wording = wordingOf(finding, recipient);
  if (wording === null) return [];
  const { statement, reason, request } = wording;
  const asks = request.kind === 'own' ? [request.words] : request.kind === 'verify' ? request.what : [];
  return [statement, ...(reason === undefined ? [] : [reason]), ...asks];
}

it.each(everyCase)('%s %s says the same in Spanish, with the same values', (_rule, _fact, each) => {
  const { report, profile, before } = each;
  const found = findings(report, { today, profile: profile ?? null, before: before ?? null });
  const sentences = found.flatMap((finding) =>
    [
      ...finding.bureaus.map((bureau) => ({ kind: 'bureau', bureau }) as const),
      { kind: 'furnisher' } as const,
    ].flatMap((recipient) => partsOf(finding, recipient)),
  );
  expect(sentences.flatMap(glossFlaws)).toEqual([]);
});

/** "15 U.S.C. § 1681c(a)(4) and (c)(1)" → "15 USC 1681c(a)(4), (c)(1)", as findings write it. */
const citationsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(\d+) U\.S\.C\. § (\w+(?:\(\w+\))*)(?: and ((?:\(\w+\))+))?/g)].map(
    ([, title = '', section = '', more]) => `${title} USC ${section}${more === undefined ? '' : `, ${more}`}`,
  );

it.each(everyCase)('%s %s cites only the law of its rule', (rule, _fact, each) => {
  const { bureau, furnisher } = toldOf(rule, each);
  const texts = [bureau, furnisher].flatMap((words) => (words === undefined ? [] : [words.says, words.asks]));
  // (a)(2)-(3) is (a)(2) and (a)(3).
  const law = rules[rule].law.replace('1681c(a)(2)-(3)', '1681c(a)(2), 15 USC 1681c(a)(3)');
  expect(texts.flatMap(citationsIn).filter((citation) => !law.includes(citation))).toEqual([]);
});

it('finds the citations in sentences', () => {
  const cited = ruleIds.filter((rule) =>
    Object.values<ToldCase>(cases[rule].fires).some(
      ({ bureau, furnisher }) => citationsIn(JSON.stringify([bureau, furnisher])).length > 0,
    ),
  );
  expect(cited).toEqual(['O1', 'O2', 'O3', 'O4', 'K1', 'K3', 'P1', 'Q2', 'Q4']);
});
