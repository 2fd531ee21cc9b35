import { closeTop, isCovered } from '#src/ui/onTop.ts';

/** What the router keeps with each entry of the tab's history: its place among them. The entry of the sign-in has none: it is the first. */
const placeIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && '__TSR_index' in state ? Number(state.__TSR_index) : 0;

/**
 * Makes Back close what is in front of the page first. The router isn’t told: the tab goes forward again to the
 * entry it came from, so no entry is added, and the next Back leaves the page as usual. Call it before the router's
 * history listens. Chrome on Android closes dialogs by itself, without touching the history.
 * @param current the place of the entry whose page is shown
 * @returns to be called whenever the router has moved
 */
export function backClosesTop(current: () => number): () => void {
  let isReturning = false;
  /** Where the tab is while a page asks whether it may be left; null if it is at the entry that is shown. */
  let place: number | null = null;
  window.addEventListener('popstate', (event) => {
    const before = place ?? current();
    const now = placeIn(event.state);
    place = now === current() ? null : now;
    if (isReturning) {
      event.stopImmediatePropagation();
      isReturning = false;
      // Only now: a question that is closed sends the tab forward itself.
      closeTop();
      return;
    }
    // One step: anything else was chosen from the browser's list, or is Forward.
    if (before - now !== 1 || !isCovered()) return;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.forward();
  });
  return () => void (place = null);
}
