import { useSyncExternalStore } from 'react';
import { dayOf } from './dates.ts';

/** How often a page that stays in sight looks at the clock, in milliseconds. */
const lookTime = 60_000;

/** Today's civil date for the viewer, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());

/**
 * Calls back when it may be another day: people leave pages open overnight, and a computer that slept doesn't count that time.
 * @returns to be called to end it
 */
export function watchClock(look: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('focus', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  const timer = setInterval(look, lookTime);
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}

/** The same, following the clock while the page is open. */
export const useToday = (): string => useSyncExternalStore(watchClock, today, today);
