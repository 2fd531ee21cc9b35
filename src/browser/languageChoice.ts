import { signInLanguageCookie } from '#contract/limits.ts';
import { languageOf, languages, type Language } from '#vocabulary/languages.ts';

/** Each language by its own name. */
export const languageNames = { en: 'English', es: 'Español' } as const satisfies Record<Language, string>;

/** The language is stored as its bare code. */
export function storedLanguage(): Language {
  return languageOf(localStorage.getItem('language'));
}

/** The same, or null if none is stored: then the sign-in pages follow the browser. */
export const chosenLanguage = (): Language | null =>
  localStorage.getItem('language') === null ? null : storedLanguage();

/** The first of the browser's languages that the product has. */
const browserLanguage = (): Language | null =>
  navigator.languages
    .map((tag) => languages.find((language) => language === tag.toLowerCase().split('-')[0]))
    .find((language) => language !== undefined) ?? null;

let offered: Language | null = null;
/** The browser's language, if the page is shown in another one that nobody has chosen. */
export const offeredLanguage = (): Language | null => offered;

const onAnswer = new Set<() => void>();

/** The offer is shown in more than one place; answered in one, it is withdrawn from all. */
export function withdrawOffer(): void {
  offered = null;
  for (const tell of onAnswer) tell();
}

/** Calls `tell` when the offer is withdrawn, until the returned function is called. */
export function watchOffer(tell: () => void): () => void {
  onAnswer.add(tell);
  return () => void onAnswer.delete(tell);
}

/** The language chosen on a sign-in page of our own origin. */
function signInLanguage(): Language | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const code = pairs.find(([name]) => name === signInLanguageCookie)?.[1];
  return languages.find((language) => language === code) ?? null;
}

/** The language in which the page will be shown. */
export const comingLanguage = (): Language => signInLanguage() ?? storedLanguage();

/** The same, when it is shown: what was chosen on a sign-in page counts once. */
export function takeLanguage(): Language {
  const language = comingLanguage();
  const isChosen = signInLanguage() !== null || chosenLanguage() !== null;
  const own = browserLanguage();
  offered = isChosen || own === language ? null : own;
  document.cookie = `${signInLanguageCookie}=; Path=/; Max-Age=0`;
  return language;
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // Storage is full or disabled; what is stored there is only a convenience.
  }
}
