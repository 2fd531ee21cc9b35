/** What the server has drawn of the page (`src/served`); null if it drew nothing, or once the page's code has taken it over. */
const drawing = () => document.querySelector<HTMLFieldSetElement>('fieldset#served');

/** Whether it is there and right for this window: otherwise, its own style hides it. */
function isShown(element: Element): boolean {
  return getComputedStyle(element).display !== 'none';
}

/** The drawing, if there is one that is right for this window. Any other is removed. */
export function shownDrawing(): HTMLElement | null {
  const drawn = drawing();
  if (drawn === null || isShown(drawn)) return drawn;
  drawn.remove();
  return null;
}

/** Whether nobody has scrolled in the drawing, from where the page would take them away. */
export const isUnread = (): boolean => shownDrawing() === null || window.scrollY === 0;

/** The drawing can't become the page. */
export const removeDrawing = (): void => drawing()?.remove();

/**
 * The page is shown, and can be used. Removes the outline that the server put behind it (server/http/pageShell.ts), and makes
 * what it has drawn the page's own place: everything in it is React's by now, and is switched on.
 */
export function removePageShell(): void {
  document.getElementById('shell')?.remove();
  const drawn = drawing();
  if (drawn === null) return;
  document.getElementById('root')?.remove();
  drawn.id = 'root';
  drawn.disabled = false;
}
