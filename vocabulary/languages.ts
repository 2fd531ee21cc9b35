export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** The language of a code; the default one for a code that names none. */
export function languageOf(code: string | null): Language {
  return languages.find((language) => language === code) ?? defaultLanguage;
}

/** A text in every language of the product: without one of them it does not compile. */
export type Translated = Readonly<Record<Language, string>>;
