import { useSyncExternalStore } from 'react';

/** From the theme's `md` on there is room for a table beside nothing else. */
const room = window.matchMedia('(min-width: 768px)');

function subscribe(onChange: () => void): () => void {
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
}

/** Whether the page is wide, for what style alone cannot decide: how tall a row that is not drawn yet will be. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => room.matches);
}
