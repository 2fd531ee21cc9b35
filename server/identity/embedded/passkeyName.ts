import type { Language } from '#vocabulary/languages.ts';
import type { BrowserName } from './browserName.ts';
import { passkeyNameLength } from './factors.ts';
import { securityTexts } from './pages/securityTexts.ts';

/** `Firefox on Windows`, in the page's language. */
export function browserWords({ browser, system }: BrowserName, language: Language): string {
  const words = securityTexts[language];
  if (browser === '' || system === '') return browser || system || words.unknownBrowser;
  return words.browserOn(browser, system);
}

/** The name a person typed for a passkey, shortened to fit, or that of their browser. */
export function passkeyNameFrom(typed: string, browser: BrowserName, language: Language): string {
  const name = Array.from(typed.trim()).slice(0, passkeyNameLength).join('');
  return name === '' ? browserWords(browser, language) : name;
}
