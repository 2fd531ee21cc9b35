export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** The language for a code; the default language if the code is unknown. */
export function languageOf(code: string | null): Language {
  return languages.find((language) => language === code) ?? defaultLanguage;
}

/** A text in every language of the product: it does not compile if one is missing. */
export type Translated = Readonly<Record<Language, string>>;
