/** What a click is for; a label stands for its field. Null for what does nothing by itself. */
function pressable(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest('button, a, summary, label, input, select, textarea, [role=menuitem], dialog');
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

/** What it does, as far as one can see: React gives one element to a button and to the one that takes its place. */
const wordsOf = (element: Element | null): string =>
  element === null || element instanceof HTMLDialogElement
    ? ''
    : `${element.getAttribute('aria-label') ?? ''}${element.textContent}`;

/**
 * Gives the second click of a double click only to what got the first one: people who double-click everything would otherwise
 * press what has appeared under the pointer, such as Cancel, or close the dialog that they have just opened (docs/decisions/0152).
 * @returns to be called to end it
 */
export function ignoreSecondClicks(): () => void {
  let first: Element | null = null;
  let words = '';
  const isOther = ({ target, detail, isTrusted }: MouseEvent) => {
    const now = pressable(target);
    return isTrusted && detail > 1 && now !== null && (now !== first || wordsOf(now) !== words);
  };
  const press = (event: MouseEvent) => {
    if (event.detail === 1) {
      first = pressable(event.target);
      words = wordsOf(first);
    }
    // Otherwise the browser selects the text that has appeared.
    else if (isOther(event)) event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    if (!isOther(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('mousedown', press, options);
  document.addEventListener('click', click, options);
  return () => listening.abort();
}
