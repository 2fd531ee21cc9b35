import { signInLanguageCookie } from '#contract/limits.ts';
import { languageOf, languages, type Language } from '#vocabulary/languages.ts';

/** Each language by its own name. */
export const languageNames = { en: 'English', es: 'Español' } as const satisfies Record<Language, string>;

/** The language is stored as its bare code. */
export function storedLanguage(): Language {
  return languageOf(localStorage.getItem('language'));
}

/** The language chosen on a sign-in page of our own origin. It can be read once. */
export function takeSignInLanguage(): Language | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const code = pairs.find(([name]) => name === signInLanguageCookie)?.[1];
  if (code === undefined) return null;
  document.cookie = `${signInLanguageCookie}=; Path=/; Max-Age=0`;
  return languages.find((language) => language === code) ?? null;
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // Storage is full or disabled; what is stored there is only a convenience.
  }
}
