import { keepOfflinePage } from '#src/browser/offlinePage.ts';
import { loadMotion } from '#src/ui/motion/useMoving.ts';
import type { Pages } from './createPages.ts';
import { removePageShell, shownDrawing } from './pageShell.ts';

/** Milliseconds after a page is shown: the first screen doesn't share the network with what moves the next ones. */
const later = 500;

/**
 * Does what follows each page that is shown. Call it before the pages are rendered.
 * @param onFirst the first page is shown, and can be used
 */
export function followPages(pages: Pages, onFirst: () => void): void {
  let isFirst = true;
  pages.subscribe('onRendered', () => {
    // The first page takes a drawing over by itself: its frame is there before it.
    if (!isFirst || shownDrawing() === null) removePageShell();
    setTimeout(() => void loadMotion(), later);
    if (!isFirst) return;
    isFirst = false;
    onFirst();
    // Only the product's own server has it.
    if (import.meta.env.PROD) setTimeout(keepOfflinePage, later);
  });
}
