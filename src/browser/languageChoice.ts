import { defaultLanguage, languages, type Language } from '#contract/limits.ts';

/** Each language by its own name. */
export const languageNames = { en: 'English', es: 'Español' } as const satisfies Record<Language, string>;

/** The language is kept as its bare code. */
export function storedLanguage(): Language {
  const code = localStorage.getItem('language');
  return languages.find((language) => language === code) ?? defaultLanguage;
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // Storage is full or switched off: what is kept there is a convenience.
  }
}
