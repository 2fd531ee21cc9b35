import type { AnyRouter } from '@tanstack/react-router';
import { longAbsence, untouched } from '#contract/limits.ts';
import { onOutdated } from '#src/api/outdated.ts';
import { impersonatedUser } from '#src/browser/impersonation.ts';
import { isPageInUse } from '#src/ui/pageInUse.ts';
import { today, watchClock } from '#src/ui/useToday.ts';
import { watchAbsence } from '#src/ui/watchAbsence.ts';
import { watchTouch } from '#src/ui/watchTouch.ts';
import { entryOf } from './routeTable.ts';

/** How often a page that is to be loaded again looks whether it is still in use, in milliseconds. */
const lookTime = 1_000;

/** Whether someone is in the middle of something that a page which can't be loaded would take away. */
const isBusy = () => isPageInUse() || !navigator.onLine;

/**
 * Loads a page again that may be out of date: the day has changed, so what is due today is not what was due yesterday
 * (docs/decisions/0152); a person returns, and a colleague may have worked on the same client; or something was refused
 * because of that (docs/decisions/0161). A list that is looked at without being used is loaded again now and then
 * (docs/decisions/0170).
 * @param shownOn the day on which the page was loaded
 * @returns to be called to end it
 */
export function keepCurrent(router: AnyRouter, shownOn = today()): () => void {
  let loadedOn = shownOn;
  let loadedAt = Date.now();
  let waiting: ReturnType<typeof setInterval> | null = null;
  const stopWaiting = () => {
    if (waiting !== null) clearInterval(waiting);
    waiting = null;
  };
  function load(): void {
    if (isBusy()) {
      waiting ??= setInterval(load, lookTime);
      return;
    }
    stopWaiting();
    loadedOn = today();
    loadedAt = Date.now();
    void router.invalidate();
  }
  const loadOnNewDay = () => {
    if (today() !== loadedOn) load();
  };
  const stops = [
    watchAbsence((time) => {
      // Support sees only what it asks for: each reading is recorded for the account.
      if (time >= longAbsence && impersonatedUser() === null) load();
    }),
    // After the absence: in the morning, both want the same.
    watchClock(loadOnNewDay),
    watchTouch({
      still: (time) => {
        const isWatched = entryOf(router.state.location.pathname)?.isWatched === true;
        // What waits for a dialog to be closed would come as a surprise: the next look is soon enough.
        if (isWatched && time < untouched.end && !isBusy() && impersonatedUser() === null) load();
      },
      touched: (time) => {
        const isOld = Date.now() - loadedAt >= untouched.absence;
        if (time >= untouched.absence && isOld && impersonatedUser() === null) load();
      },
    }),
    onOutdated(load),
    stopWaiting,
  ];
  loadOnNewDay();
  return () => stops.forEach((stop) => stop());
}
