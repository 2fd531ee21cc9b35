export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** A text in every language of the product: without one of them it does not compile. */
export type Translated = Readonly<Record<Language, string>>;
