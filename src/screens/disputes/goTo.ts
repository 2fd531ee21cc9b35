/** Scrolls to the first element that a selector finds, opens whatever it is folded into, and gives it the focus. */
export function goTo(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  if (target === null) return false;
  let fold = target.closest('details');
  while (fold !== null) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  target.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
  return true;
}
