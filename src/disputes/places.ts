/** Places on this page that its summary, its cells, and addresses of other pages lead to. */
export const places = {
  newerReport: 'newer-report',
  toMail: 'letters-to-mail',
  next: 'next-letters',
  results: 'results',
  sent: 'letters',
  complaints: 'complaints',
  timeline: 'timeline',
} as const;
export type Place = (typeof places)[keyof typeof places];

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
