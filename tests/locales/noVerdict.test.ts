import { expect, it } from 'vitest';
import { languages } from '#vocabulary/languages.ts';
import { catalogues } from '../views/catalogue.ts';
import { vocabularyTexts } from './vocabularyTexts.ts';

/** A late answer, or an item that is back, proves no breach, and never a willful one. */
const verdicts = {
  en: /violat|willful|unlawful|illegal|breach|br(oke|eaks?|oken) the law/i,
  es: /infracci|infring|violaci|viol[óa]|ilegal|deliberad/i,
} as const;

it.each(languages)('no text in "%s" says that a bureau or a furnisher broke the law', (language) => {
  const texts = [...catalogues[language].values(), ...vocabularyTexts.map((text) => text[language])];
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => verdicts[language].test(text))).toEqual([]);
});
