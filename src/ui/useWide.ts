import { useSyncExternalStore } from 'react';

/** From the theme's `lg` breakpoint on, a table fits next to the menu. */
const room = window.matchMedia('(min-width: 1024px)');

function subscribe(onChange: () => void): () => void {
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
}

/** Whether the page is wide, for what CSS alone cannot decide, such as the height of a row that is not rendered yet. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => room.matches);
}
