import { lookCookie, lookText } from '#contract/look.ts';
import type { Language } from '#vocabulary/languages.ts';
import { ownTimeZone } from './timeZone.ts';

/** Seconds. */
const keptFor = 365 * 24 * 60 * 60;

/**
 * Tells the server how this browser shows pages, so that it can draw the next first screen for it (decision 155).
 * @param language null if the server can't know how the page looks, and is to draw none
 */
export function noteLook(language: Language | null): void {
  const text =
    language === null
      ? ''
      : lookText({
          language,
          width: window.innerWidth,
          pointer: window.matchMedia('(pointer: fine)').matches ? 'fine' : 'coarse',
          timeZone: ownTimeZone(),
        });
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${lookCookie}=${text}; Path=/; Max-Age=${text === '' ? 0 : keptFor}; SameSite=Lax${secure}`;
}
