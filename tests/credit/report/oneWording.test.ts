/** The report page and the Repair Center speak of a finding in the same words, in both languages. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { englishFindings, englishLaws } from '#credit/report/html/findingTexts.en.ts';
import { spanishFindings, spanishLaws } from '#credit/report/html/findingTexts.es.ts';

/** The messages of the Repair Center as they are written, by rule or ground. */
const messages = Object.fromEntries(
  [
    ...readFileSync('src/repair/findingSentences.ts', 'utf8').matchAll(/(?:(\w\d)|'([^']+)'): msg`([^`]+)`/g),
  ].map(([, rule, ground, text]) => [rule ?? ground ?? '', text ?? '']),
);
const translations = new Map(
  [...readFileSync('locales/es.po', 'utf8').matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm)].map(
    ([, english = '', spanish = '']) => [english, spanish],
  ),
);

it('says in English what the Repair Center says', () => {
  expect({ ...englishFindings, ...englishLaws }).toEqual(messages);
});

it('says in Spanish what the Repair Center says', () => {
  const spanish = Object.fromEntries(
    Object.entries(messages).map(([rule, english]) => [rule, translations.get(english)]),
  );
  expect({ ...spanishFindings, ...spanishLaws }).toEqual(spanish);
});
