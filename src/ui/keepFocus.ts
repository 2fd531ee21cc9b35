/** Milliseconds in which what takes its place may take the focus itself: the next step of a form, a dialog that opens. */
const patience = 200;

/** What people know by name or see as one thing. It gets the focus as a whole, so that a second Enter presses nothing. */
const places = 'dialog[open], [role=table], [role=dialog], section, form, fieldset, main';

/** The row that now is where a row was, or the last one. */
function rowIn(table: Element, index: number): HTMLElement | null {
  const at = (wanted: number) => table.querySelector<HTMLElement>(`.row[aria-rowindex="${wanted}"] a[href]`);
  return at(index) ?? at(index - 1);
}

/** Where to continue instead of an element that is gone. */
function placeFor(around: readonly Element[]): HTMLElement | null {
  const left = around.find((each) => each.isConnected);
  const place = left?.closest<HTMLElement>(places) ?? document.querySelector<HTMLElement>('main');
  const row = around.find((each) => each.matches('.row'));
  if (place === null || row === undefined || !place.matches('[role=table]')) return place;
  return rowIn(place, Number(row.getAttribute('aria-rowindex'))) ?? place;
}

function focusWithoutStop(place: HTMLElement): void {
  if (place.matches('a, [tabindex]')) {
    place.focus({ preventScroll: true });
    return;
  }
  // It is no stop for Tab.
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}

/**
 * Gives the focus to the place around a focused element that disappears: a button that has done its work, a row that was
 * deleted. Otherwise the browser gives it to the page as a whole, where no key does anything, and a screen reader starts again at
 * the top (docs/decisions/0160).
 * @returns to be called to end it
 */
export function keepFocus(): () => void {
  /** What has the focus, and everything around it from the inside out. */
  let around: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    around = [];
    for (let each = document.activeElement; each !== null; each = each.parentElement) around.push(each);
  };
  const isLost = () => around[0]?.isConnected === false && document.activeElement === document.body;
  note();
  document.addEventListener('focusin', note);
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isLost()) return;
      const place = placeFor(around);
      if (place !== null) focusWithoutStop(place);
    }, patience);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
    clearTimeout(timer);
  };
}
