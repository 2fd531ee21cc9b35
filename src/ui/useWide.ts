import { useSyncExternalStore } from 'react';

/** From the theme's `lg` on there is room for a table beside the menu. */
const room = window.matchMedia('(min-width: 1024px)');

function subscribe(onChange: () => void): () => void {
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
}

/** Whether the page is wide, for what style alone cannot decide: how tall a row that is not drawn yet will be. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => room.matches);
}
