import { questionPlace } from '#src/overview/pagePlaces.ts';

/** Scrolls to the first element that a selector finds, opens whatever it is folded into, and gives it the focus. */
export function goTo(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  if (target === null) return false;
  let fold = target.closest('details');
  while (fold !== null) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  // A heading begins what it leads to. What is asked about something stands below its name, which has to be seen, too.
  target.scrollIntoView({ block: target.dataset.waits === undefined ? 'start' : 'center' });
  target.focus({ preventScroll: true });
  return true;
}

/** A selector of what a hash leads to: a part of the page, or the first question of a kind. */
export const targetOf = (hash: string): string =>
  hash.startsWith(`#${questionPlace}`) ? `[data-waits="${hash.slice(questionPlace.length + 1)}"]` : hash;
