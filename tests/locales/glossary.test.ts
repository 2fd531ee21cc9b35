import { expect, it } from 'vitest';
import { html } from '#credit/page/markup.ts';
import { accountFilters } from '#credit/page/shownAccount.ts';
import { english as reportEnglish } from '#credit/page/texts.en.ts';
import { spanish as reportSpanish } from '#credit/page/texts.es.ts';
import type { NegativeReason } from '#credit/report/negative.ts';
import { closingTexts } from '#server/closing/mailTexts.ts';
import { english as progressEnglish } from '#server/progress/texts.en.ts';
import { spanish as progressSpanish } from '#server/progress/texts.es.ts';
import { reminderTexts } from '#server/reminders/texts.ts';
import { texts as signIn } from '#server/identity/embedded/pages/texts.ts';
import { english as chartEnglish } from '#locales/statusChart/texts.en.ts';
import { spanish as chartSpanish } from '#locales/statusChart/texts.es.ts';
import { catalogues } from '../views/catalogue.ts';
import { missing, readGlossary, type Wording } from './glossary.ts';
import { vocabularyTexts } from './vocabularyTexts.ts';

const glossary = readGlossary();

/** Every pair of texts at the same position in two objects. Texts returned by functions are checked below. */
function pairs(english: unknown, spanish: unknown): Wording[] {
  if (typeof english === 'string' && typeof spanish === 'string') return [{ english, spanish }];
  if (typeof english !== 'object' || english === null || typeof spanish !== 'object' || spanish === null)
    return [];
  const others = new Map<string, unknown>(Object.entries(spanish));
  return Object.entries(english).flatMap(([name, text]) => pairs(text, others.get(name)));
}

const reasons: readonly NegativeReason[] = [
  { rule: 'collection', parameters: { originalCreditor: 'X' }, evidence: [] },
  { rule: 'derogatoryCondition', parameters: { description: 'X' }, evidence: [] },
  { rule: 'payStatus', parameters: { description: 'X' }, evidence: [] },
  { rule: 'worstPayStatus', parameters: { description: 'X' }, evidence: [] },
  { rule: 'lateCounts', parameters: { late30: 1, late60: 2, late90: 3 }, evidence: [] },
  { rule: 'history', parameters: { count: 2, newest: '2026-10', oldest: '2026-09' }, evidence: [] },
  { rule: 'pastDue', parameters: { amount: 100 }, evidence: [] },
  { rule: 'marked', parameters: {}, evidence: [] },
  { rule: 'remark', parameters: { sense: 'settled', text: 'X' }, evidence: [] },
];
const reportTexts = [reportEnglish, reportSpanish].map((texts) => [
  texts.noFile('Equifax'),
  texts.personal.reported('11/21/2026'),
  texts.alerts.frozen('Equifax'),
  texts.accounts.count(2, 1),
  texts.accounts.details('X'),
  texts.history.of('Equifax'),
  ...reasons.map((reason) => html`${texts.reason(reason, (words) => words)}`.source),
  texts.inEnglish,
  ...accountFilters.map((filter) => texts.accounts.filter.shown[filter](1, 2)),
]);

/** Without its context, which tells a message from the same words with another meaning. */
const wordsOf = (message: string): string => message.split('\u0004').at(-1) ?? '';

const everyText: Readonly<Record<string, readonly Wording[]>> = {
  'the interface': [...catalogues.es].map(([english, spanish]) => ({ english: wordsOf(english), spanish })),
  'the sign-in pages': pairs(signIn.en, signIn.es),
  'the report page': [...pairs(reportEnglish, reportSpanish), ...pairs(reportTexts[0], reportTexts[1])],
  'the chart of a status': pairs(chartEnglish, chartSpanish),
  'the emails': [...pairs(closingTexts.en, closingTexts.es), ...pairs(reminderTexts.en, reminderTexts.es)],
  'the progress report': pairs(progressEnglish, progressSpanish),
  'the vocabulary': vocabularyTexts.map(({ en, es }) => ({ english: en, spanish: es })),
};

/** Where the Spanish doesn't need the word, and why. */
const without: readonly { readonly term: string; readonly english: string; readonly why: string }[] = [
  { term: 'added', english: 'No Notes Added Yet', why: 'an empty list of notes, not the act of adding' },
];

it.each(Object.entries(everyText))('%s uses the terms of the glossary', (_, wordings) => {
  const broken = wordings.flatMap((wording) =>
    missing(glossary, wording)
      .filter((term) => !without.some((one) => one.term === term && one.english === wording.english))
      .map((term) => `${term}: ${wording.english} → ${wording.spanish}`),
  );
  expect(broken).toEqual([]);
});

it('has no term that the product does not use, and no unnecessary exception', () => {
  const said = Object.values(everyText).flatMap((wordings) =>
    wordings.flatMap(({ english }) => missing(glossary, { english, spanish: '' })),
  );
  expect(glossary.map(({ english }) => english).filter((term) => !said.includes(term))).toEqual([]);
  for (const { term, english } of without) {
    expect(missing(glossary, { english, spanish: catalogues.es.get(english) ?? '' })).toEqual([term]);
  }
});

it('notices a different word and a term within a longer one, but not part of a word', () => {
  const about = (english: string, spanish: string) => missing(glossary, { english, spanish });
  expect(about('The bureaus', 'Las agencias')).toEqual(['bureau']);
  expect(about('Original creditors', 'Acreedores')).toEqual(['original creditor']);
  expect(about('Original creditor', 'Acreedor original')).toEqual([]);
  expect(about('Added on a later day', 'Agregado después')).toEqual([]);
});
