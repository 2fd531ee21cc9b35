/** What the words of a report mean in Spanish. It is loaded only where the page is in Spanish. */
import { accountRemarks } from './accountRemarks.ts';
import { businesses } from './businesses.ts';
import { debtRemarks } from './debtRemarks.ts';
import { disputeRemarks } from './disputeRemarks.ts';
import { fileWords } from './fileWords.ts';
import { kinds } from './kinds.ts';
import { phraseKey, phrasesIn } from './phrase.ts';
import { statuses } from './statuses.ts';

const known: ReadonlyMap<string, string> = new Map(
  [
    ...accountRemarks,
    ...businesses,
    ...debtRemarks,
    ...disputeRemarks,
    ...fileWords,
    ...kinds,
    ...statuses,
  ].map(([english, spanish]) => [phraseKey(english), spanish]),
);

/** Wordings with a number, a month, or a name inside. */
const patterns: readonly (readonly [RegExp, (...parts: string[]) => string | null])[] = [
  [/^late (\d+) days$/i, (_, days = '') => `${days} días de atraso`],
  [/^(\d+) days (?:late|past due|delinquent)$/i, (_, days = '') => `${days} días de atraso`],
  [/^(\d+) days past the due date$/i, (_, days = '') => `${days} días después del vencimiento`],
  [
    /^(.+) in (\d{2}\/\d{4})$/i,
    (_, status = '', month = '') => {
      const meaning = explained(status);
      return meaning === null ? null : `${meaning} en ${month}`;
    },
  ],
  [/^sold to: ?(\S.*)$/i, (_, name = '') => `Vendida a: ${name}`],
  [
    /^the reseller has blended what the bureaus report on (\d+) of (\d+) accounts\. which bureau gave which value is not told\.$/i,
    (_, some = '', all = '') =>
      `El proveedor mezcló lo que los burós reportan en ${some} de ${all} cuentas; no indica qué buró dio cada dato.`,
  ],
  [
    /^the reseller has blended what the bureaus report on (\d+) of (\d+) inquiries and court records\. which bureau gave which value is not told\.$/i,
    (_, some = '', all = '') =>
      `El proveedor mezcló lo que los burós reportan en ${some} de ${all} consultas y registros judiciales; no indica qué buró dio cada dato.`,
  ],
];

const ofChapter = /\bchapter (7|11|12|13)\b/;

function whole(text: string): string | null {
  for (const [pattern, spanish] of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return spanish(...match);
  }
  const key = phraseKey(text);
  const [, chapter = ''] = ofChapter.exec(key) ?? [];
  return known.get(key) ?? known.get(key.replace(ofChapter, 'chapter #'))?.replace('#', chapter) ?? null;
}

/** The Spanish for the words of a report; null if not all of them are known, such as a creditor’s own sentence. */
export function explained(english: string): string | null {
  const text = english.trim();
  const own = whole(text);
  if (own !== null) return own;
  const parts = phrasesIn(text);
  if (parts.length < 2) return null;
  const read = parts.map(whole);
  return read.includes(null) ? null : read.join('; ');
}
