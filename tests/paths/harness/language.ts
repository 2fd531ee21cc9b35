import { i18n } from '@lingui/core';
import type { Language } from '#vocabulary/languages.ts';
import { messagesOf } from '#tests/support/po.ts';
import { confidenceTexts } from '#vocabulary/confidence.ts';
import { findingSentences } from '#vocabulary/findings.ts';
import { asWritten, type Translate, translator } from './translation.ts';

const catalogues = {
  en: () => import('#locales/en.po'),
  es: () => import('#locales/es.po'),
};

let spanish: Translate | undefined;

async function toSpanish(): Promise<Translate> {
  const { default: po } = await import('#locales/es.po?raw');
  const findings = [
    ...Object.values(findingSentences),
    ...Object.values(confidenceTexts).map(({ sentence }) => sentence),
  ];
  return translator(
    new Map([...messagesOf(po), ...findings.map(({ en, es }): [string, string] => [en, es])]),
  );
}

/** Switches what is rendered from now on to a language, with its real catalog. Returns how texts of the source are looked for in it. */
export async function switchTo(language: Language): Promise<Translate> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  if (language === 'en') return asWritten;
  spanish ??= await toSpanish();
  return spanish;
}
