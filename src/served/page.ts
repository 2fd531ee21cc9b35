/**
 * What a component finds of its page where the server draws it: a window of a known width, and nothing else. The build puts
 * these in place of the browser's own (vite.served.config.ts).
 */
import type { Look } from '#contract/look.ts';

let look: Pick<Look, 'width' | 'pointer'> = { width: 0, pointer: 'fine' };
/** What was asked about the window, and how it was answered. */
const answered = new Map<string, boolean>();

/** A width with the usual size of text; where it is another, other widths may be asked for (`framed`). */
const pixels = (width: string): number => Number.parseFloat(width) * (width.endsWith('rem') ? 16 : 1);

/** One condition of a media query: `(min-width: 768px)`, `(max-width: 1899.98px)`, `(pointer: fine)`. */
function holds(condition: string): boolean {
  const [, name, value = ''] = /^\(([\w-]+): ([\w.]+)\)$/.exec(condition) ?? [];
  if (name === 'pointer') return value === look.pointer;
  if (name === 'min-width') return look.width >= pixels(value);
  if (name === 'max-width') return look.width <= pixels(value);
  throw new Error(`No page is drawn by ${condition}`);
}

function answer(query: string): boolean {
  const matches = query.split(', ').some((each) => each.split(' and ').every(holds));
  answered.set(query, matches);
  return matches;
}

/** What the browser keeps, as far as the drawing says that it does. */
const kept = new Map<string, string>();

/** Draws for another window, and another browser, from now on. */
export function showTo(next: typeof look): void {
  look = next;
  answered.clear();
  kept.clear();
}

/** The media queries that the drawing depends on, each with its answer. */
export const answers = (): ReadonlyMap<string, boolean> => answered;

const nothing = (): void => undefined;
const none = (): null => null;

export const window = {
  matchMedia: (query: string) => ({
    get matches() {
      return answer(query);
    },
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
  location: { href: '', pathname: '', search: '', hash: '' },
  scrollY: 0,
  addEventListener: nothing,
};
export const { location } = window;
export const document = { getElementById: none, querySelector: none, cookie: '', addEventListener: nothing };
export const navigator = { platform: '', languages: [] };
export const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
export const sessionStorage = { ...localStorage };
