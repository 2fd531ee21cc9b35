import { useSyncExternalStore } from 'react';
import { panelPixels, useHasPanel } from './sidePanel.ts';

/** From here on, a panel is next to the page and not below it: the theme's `xl` breakpoint. */
const panelFrom = 1280;
/** From the theme's `lg` breakpoint on, a table fits next to the menu. */
const room = 1100;
/** A table of many columns needs more. */
const broad = 1280;
/** From here on, a page may have a column at its side. */
export const sideColumnFrom = 1900;
/** A table of many columns has room for all that belong to it, next to a column at its side or without one. */
const roomy = { from: 1360, nextToColumn: 2000 };
/** A table of many columns has room for more than it needs, next to a column at its side or without one. */
const ample = { from: 1560, nextToColumn: 2200 };

/** Enough for a table of four short columns. In rem, so that larger text counts like a narrower page. */
const fourColumns = window.matchMedia('(min-width: 46rem)');

/** In rem, too. Below the first, four icons that a finger can hit leave no room for dates; below the second, a status leaves none for a name. */
const own = {
  icons: window.matchMedia('(max-width: 25.7rem)'),
  status: window.matchMedia('(max-width: 20.5rem)'),
};

const below = (pixels: number) => `(max-width: ${pixels - 0.02}px)`;

/** Windows in which the page is as wide as it is in a window of `from` to `to` pixels without a panel. */
const withoutPanel = (from: number, to?: number) =>
  `(min-width: ${from}px)${to === undefined ? '' : ` and ${below(to)}`}`;
function withPanel(from: number, to?: number): string {
  const next = withoutPanel(from + panelPixels, to === undefined ? undefined : to + panelPixels);
  return from < panelFrom ? `${withoutPanel(from, panelFrom)}, ${next}` : next;
}

const queriesWith = (query: typeof withoutPanel) => ({
  room: window.matchMedia(query(room)),
  broad: window.matchMedia(query(broad)),
  roomy: window.matchMedia(`${query(roomy.from, sideColumnFrom)}, ${query(roomy.nextToColumn)}`),
  sideColumn: window.matchMedia(query(sideColumnFrom)),
  ample: window.matchMedia(`${query(ample.from, sideColumnFrom)}, ${query(ample.nextToColumn)}`),
});
const queries = { page: queriesWith(withoutPanel), pageWithPanel: queriesWith(withPanel) };

function subscribe(onChange: () => void): () => void {
  const all = [
    fourColumns,
    ...Object.values(own),
    ...Object.values(queries).flatMap((each) => Object.values(each)),
  ];
  for (const query of all) query.addEventListener('change', onChange);
  return () => {
    for (const query of all) query.removeEventListener('change', onChange);
  };
}

/** An answer about the window's width, which is also known where a page is drawn for one (`src/served`). */
function useAnswer(answer: (now: ReturnType<typeof queriesWith>) => boolean): boolean {
  const now = queries[useHasPanel() ? 'pageWithPanel' : 'page'];
  const current = () => answer(now);
  return useSyncExternalStore(subscribe, current, current);
}

/**
 * Whether there is room for a wide table, for what CSS alone cannot decide, such as the height of a row that is not rendered
 * yet.
 * @param kind `atSide`: it moves into the column at the side of a very wide page, which is narrow. `broad`: it has many
 *   columns.
 */
export const useWide = (kind: 'usual' | 'atSide' | 'broad' = 'usual'): boolean =>
  useAnswer(({ broad: isBroad, room: hasRoom, sideColumn }) =>
    kind === 'broad' ? isBroad.matches : hasRoom.matches && !(kind === 'atSide' && sideColumn.matches),
  );

/** Whether a table that moves into the column at the side of a very wide page is there. */
export const useAtSide = (): boolean => useAnswer(({ sideColumn }) => sideColumn.matches);

/** Whether a table of many columns has room for all of them, with the longest words in Spanish. */
export const useRoomy = (): boolean => useAnswer(({ roomy: isRoomy }) => isRoomy.matches);

/** Whether a table of many columns has room for those that say more than is needed. */
export const useAmple = (): boolean => useAnswer(({ ample: isAmple }) => isAmple.matches);

/** Whether a table of four short columns has room: also on a page that has none for a wide one. */
export function useFourColumns(): boolean {
  const current = () => fourColumns.matches;
  return useSyncExternalStore(subscribe, current, current);
}

/** Whether a part of a row has to have a line of its own. */
export function useOwnLine(part: keyof typeof own): boolean {
  const current = () => own[part].matches;
  return useSyncExternalStore(subscribe, current, current);
}
