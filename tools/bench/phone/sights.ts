import type { Page } from 'playwright-core';

/** Something on a page that a person waits for. */
export interface Sight {
  readonly selector: string;
  /** How its text begins; anything by default. */
  readonly text?: string;
  /** Whether it counts where something covers it, as a dialog covers a page. */
  readonly isCovered?: boolean;
}

/** The first text of any kind that can be read. */
export const anyText = 'any text';
export type Wanted = Sight | typeof anyText;

interface Watching extends Window {
  /** What nobody has seen yet, by name. */
  wanted?: (readonly [string, Wanted])[];
  readonly stillWanted: () => Promise<(readonly [string, Wanted])[]>;
  readonly seen: (name: string) => Promise<void>;
}

/**
 * Looks before each frame is drawn, and says after it what is there: rendered, at least half opaque, enabled, and not
 * covered. What has to be scrolled to counts when no dialog is before it, and in a dialog when that has arrived. Runs in
 * the page.
 */
function watch(): void {
  const page = window as unknown as Watching;
  const isDrawn = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    let opacity = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity >= 0.5;
  };
  const isInView = ({ left, right, top, bottom, width, height }: DOMRect) =>
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const isReadable = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement === null || (node.nodeValue ?? '').trim() === '') continue;
      range.selectNodeContents(node);
      if (isInView(range.getBoundingClientRect()) && isDrawn(node.parentElement)) return true;
    }
    return false;
  };
  const middleOf = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isInFront = (element: Element) => {
    const there = document.elementFromPoint(...middleOf(element));
    return there !== null && (element.contains(there) || there.contains(element));
  };
  const isUsable = (element: Element) => {
    if (element.matches(':disabled, [aria-disabled=true], [inert] *')) return false;
    const [x, y] = middleOf(element);
    if (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight) return isInFront(element);
    const dialog = document.querySelector('dialog:modal, [aria-modal=true]');
    return dialog === null || (dialog.contains(element) && isInFront(dialog));
  };
  const isThere = ({ selector, text = '', isCovered = false }: Sight) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        (element.textContent ?? '').trim().startsWith(text) &&
        isDrawn(element) &&
        (isCovered ? isInView(element.getBoundingClientRect()) : isUsable(element)),
    );
  const look = () => {
    page.wanted &&= page.wanted.filter(([name, wanted]) => {
      if (document.body === null || !(wanted === 'any text' ? isReadable() : isThere(wanted))) return true;
      setTimeout(() => void page.seen(name));
      return false;
    });
    requestAnimationFrame(look);
  };
  const begin = async () => {
    const wanted = await page.stillWanted();
    page.wanted ??= wanted;
  };
  void begin();
  requestAnimationFrame(look);
}

export interface Sights {
  /** Milliseconds from the beginning of `act` until each of these was seen, in whichever page it is. */
  readonly after: <Name extends string>(
    act: () => Promise<unknown>,
    wanted: Readonly<Record<Name, Wanted>>,
  ) => Promise<Readonly<Record<Name, number>>>;
}

/** Runs in the page, and ends after a frame in which this was looked for. */
function want(wanted: (readonly [string, Wanted])[]): Promise<void> {
  (window as unknown as Watching).wanted = wanted;
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve()))),
  );
}

/** Milliseconds after which nothing more is expected. */
const patience = 45_000;

/** Watches a page from its first document on. */
export async function sightsOf(page: Page): Promise<Sights> {
  let left = new Map<string, Wanted>();
  let see: (name: string) => void = () => undefined;
  await page.exposeFunction('stillWanted', () => [...left]);
  await page.exposeFunction('seen', (name: string) => see(name));
  await page.addInitScript(watch);
  return {
    after: async (act, wanted) => {
      const seen = new Map<string, number>();
      let begun = Number.NaN;
      left = new Map(Object.entries<Wanted>(wanted));
      const all = new Promise<void>((resolve, reject) => {
        const tooLong = setTimeout(
          () => reject(new Error(`Nobody could see: ${[...left.keys()].join(', ')}`)),
          patience,
        );
        see = (name) => {
          if (!left.delete(name)) return;
          seen.set(name, performance.now() - begun);
          if (left.size > 0) return;
          clearTimeout(tooLong);
          resolve();
        };
      });
      await page.evaluate(want, [...left]);
      if (seen.size > 0) throw new Error(`There before the press: ${[...seen.keys()].join(', ')}`);
      begun = performance.now();
      await act();
      await all;
      return Object.fromEntries(seen) as Record<keyof typeof wanted, number>;
    },
  };
}
