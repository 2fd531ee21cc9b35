import { i18n, type Messages } from '@lingui/core';
import { storeLanguage } from '#src/browser/languageChoice.ts';
import type { Language } from '#vocabulary/languages.ts';

const catalogues: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('#locales/en.po'),
  es: () => import('#locales/es.po'),
};

/** Loads a language's messages and shows them everywhere at once. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
  storeLanguage(language);
}
