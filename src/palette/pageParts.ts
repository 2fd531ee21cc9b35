import type { PagePart } from './options.ts';

/** What has a name that a person sees on the page. Rows of tables are found as clients. */
const named =
  'h2, h3, legend, button, a[href], input, select, textarea, [role=table][aria-label], ul[aria-label]';

/** The first line of a label that also explains. */
const nameIn = (label: Node): string =>
  label instanceof HTMLElement ? (label.innerText.trim().split('\n')[0] ?? '') : '';

const labelOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  ('labels' in element && element.labels instanceof NodeList
    ? [...element.labels].map(nameIn).join(' ')
    : element.textContent);

/** The headings, lists, fields, links, and buttons of the page behind the palette, in its order, each name once. */
export function pageParts(page: ParentNode | null): readonly PagePart[] {
  const parts = new Map<string, PagePart>();
  for (const element of page?.querySelectorAll<HTMLElement>(named) ?? []) {
    const isSeen = element.checkVisibility({ visibilityProperty: true });
    if (!isSeen || element.matches('[role=table] *, :disabled')) continue;
    const name = labelOf(element).replaceAll(/\s+/g, ' ').trim();
    if (name !== '' && !parts.has(name)) parts.set(name, { name, element });
  }
  return [...parts.values()];
}

/** Leads there, as Tab would. What cannot have the focus is only where Tab continues from. */
export function goToPart(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}
