import { readFileSync } from 'node:fs';
import type { Language } from '#vocabulary/languages.ts';
import { messagesOf } from '#tests/support/po.ts';

/** A message as written in the source → the same in a language. */
export type Catalogue = ReadonlyMap<string, string>;

const read = (language: Language): Catalogue =>
  messagesOf(readFileSync(new URL(`../../locales/${language}.po`, import.meta.url), 'utf8'));

export const catalogues: Readonly<Record<Language, Catalogue>> = { en: read('en'), es: read('es') };

/** Translates an English message of the interface, with its `{places}` filled. Throws if there is no such message. */
export function inLanguage(language: Language) {
  return (english: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = catalogues[language].get(english);
    if (text === undefined) throw new Error(`The interface has no message "${english}"`);
    return Object.entries(values).reduce(
      (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
      text,
    );
  };
}
