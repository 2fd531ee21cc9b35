import { useSyncExternalStore } from 'react';

const queries = {
  /** From the theme's `lg` breakpoint on, a table fits next to the menu. */
  room: window.matchMedia('(min-width: 1100px)'),
  /** A table of many columns needs more. */
  broad: window.matchMedia('(min-width: 1280px)'),
  /** From here on, a page may have a column at its side. */
  sideColumn: window.matchMedia('(min-width: 1900px)'),
  /** A table of many columns has room for more than it needs, next to a column at its side or without one. */
  ample: window.matchMedia('(min-width: 1400px) and (max-width: 1899.98px), (min-width: 2200px)'),
};

function subscribe(onChange: () => void): () => void {
  for (const query of Object.values(queries)) query.addEventListener('change', onChange);
  return () => {
    for (const query of Object.values(queries)) query.removeEventListener('change', onChange);
  };
}

/**
 * Whether there is room for a wide table, for what CSS alone cannot decide, such as the height of a row that is not rendered
 * yet.
 * @param kind `atSide`: it moves into the column at the side of a very wide page, which is narrow. `broad`: it has many
 *   columns.
 */
export function useWide(kind: 'usual' | 'atSide' | 'broad' = 'usual'): boolean {
  return useSyncExternalStore(subscribe, () => {
    if (kind === 'broad') return queries.broad.matches;
    return queries.room.matches && !(kind === 'atSide' && queries.sideColumn.matches);
  });
}

/** Whether a table of many columns has room for those that say more than is needed. */
export const useAmple = (): boolean => useSyncExternalStore(subscribe, () => queries.ample.matches);
