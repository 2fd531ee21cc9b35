/** What the server has drawn of the page (`src/served`); null if it drew nothing, or once the page itself is shown. */
const served = () => document.getElementById('served');

/** Whether it is there and right for this window: otherwise, its own style hides it. */
export const isServedScreenShown = (): boolean => (served()?.getClientRects().length ?? 0) > 0;

/** How far it has been scrolled, by its reader or by the browser as the page was loaded again. */
let { scrollY: scrolled } = window;
const noteScroll = () => {
  scrolled = window.scrollY;
};
window.addEventListener('scroll', noteScroll, { passive: true });

const focusable = 'a[href], [tabindex]';

/** What tells what can have the focus from the rest of a page. */
const words = (element: HTMLElement): string =>
  [element.getAttribute('href'), element.getAttribute('aria-label') ?? element.textContent].join(' ');

/** What is in the page's own place for an element that was served. */
function counterpartOf(element: HTMLElement, page: HTMLElement): HTMLElement | null {
  const alike = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>(focusable)].filter((each) => words(each) === words(element));
  const place = alike(page).indexOf(element);
  const root = document.getElementById('root');
  return root === null ? null : (alike(root)[place] ?? null);
}

/**
 * Removes the outline that the server put behind the page (server/http/pageShell.ts), and what it has drawn in front of it,
 * once something else is shown: in the frame in which React has drawn the same. The focus stays on what had it, and the page
 * where it was scrolled to.
 */
export function removePageShell(): void {
  document.getElementById('shell')?.remove();
  window.removeEventListener('scroll', noteScroll);
  const page = served();
  if (page === null) return;
  const { activeElement } = document;
  const next =
    activeElement instanceof HTMLElement && page.contains(activeElement)
      ? counterpartOf(activeElement, page)
      : null;
  page.remove();
  next?.focus({ preventScroll: true });
  if (scrolled > 0) window.scrollTo({ top: scrolled, behavior: 'instant' });
}
