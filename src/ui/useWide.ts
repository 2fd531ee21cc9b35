import { useSyncExternalStore } from 'react';

/** From the theme's `lg` breakpoint on, a table fits next to the menu. */
const room = window.matchMedia('(min-width: 1024px)');
/** From here on, a page may have a column at its side. */
const sideColumn = window.matchMedia('(min-width: 1900px)');

function subscribe(onChange: () => void): () => void {
  for (const query of [room, sideColumn]) query.addEventListener('change', onChange);
  return () => {
    for (const query of [room, sideColumn]) query.removeEventListener('change', onChange);
  };
}

/**
 * Whether there is room for a wide table, for what CSS alone cannot decide, such as the height of a row that is not rendered
 * yet.
 * @param atSide what asks moves into the column at the side of a very wide page, which is narrow
 */
export function useWide(atSide = false): boolean {
  return useSyncExternalStore(subscribe, () => room.matches && !(atSide && sideColumn.matches));
}
