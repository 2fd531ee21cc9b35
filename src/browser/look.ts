import { lookCookie, lookText } from '#contract/look.ts';
import type { Language } from '#vocabulary/languages.ts';
import { ownTimeZone } from './timeZone.ts';

/** Seconds. */
const keptFor = 365 * 24 * 60 * 60;
/** Milliseconds from the navigation until a page can be used, beyond which the next first screen is worth a drawing. */
const long = 1_200;

const cookie = new RegExp(String.raw`(?:^|; *)${lookCookie}=`);
/** Whether the server is to draw the next first screen. */
let isWanted = cookie.test(document.cookie);
/** Whether this page could be used before. */
let isDecided = false;

/** Whether nothing of the page's code came over the network. */
const isCodeKept = (): boolean =>
  performance
    .getEntriesByType('resource')
    .every(
      (entry) => !entry.name.includes('/assets/') || (entry as PerformanceResourceTiming).transferSize === 0,
    );

/**
 * A drawing takes the browser some time, which only pays where the page's code takes longer. A quick page whose code was kept
 * says nothing about one whose code isn't.
 */
function decide(isUsable: boolean): void {
  if (isDecided) return;
  if (performance.now() > long) isWanted = true;
  else if (isUsable && !isCodeKept()) isWanted = false;
  isDecided = isUsable;
}

/**
 * Tells the server how this browser shows pages, so that it can draw the next first screen for it, if this page took long
 * (decision 155).
 * @param language null if the server can't know how the page looks, and is to draw none
 * @param isUsable whether the page can be used by now
 */
export function noteLook(language: Language | null, isUsable: boolean): void {
  decide(isUsable);
  const text =
    language === null || !isWanted
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
