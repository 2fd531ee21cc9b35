import { closeTop } from '#src/ui/onTop.ts';

/** What the router keeps with each entry of the tab's history: its place among them. */
const placeIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && '__TSR_index' in state ? Number(state.__TSR_index) : null;

/**
 * Makes Back close what is in front of the page first. The router isn’t told: the tab goes forward again to the
 * entry it came from, so no entry is added, and the next Back leaves the page as usual. Call it before the router's
 * history listens. Chrome on Android closes dialogs by itself, without touching the history.
 * @param current the place of the entry whose page is shown
 */
export function backClosesTop(current: () => number): void {
  let isReturning = false;
  window.addEventListener('popstate', (event) => {
    const place = placeIn(event.state);
    // One step: anything else was chosen from the browser's list, or is Forward.
    const isBack = place !== null && current() - place === 1;
    if (!isReturning && !(isBack && closeTop())) return;
    event.stopImmediatePropagation();
    if (!isReturning) window.history.forward();
    isReturning = !isReturning;
  });
}
