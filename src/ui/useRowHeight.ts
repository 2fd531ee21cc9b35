import { useSyncExternalStore } from 'react';

/** The theme's `desk` condition. */
const desk = window.matchMedia('(min-width: 768px) and (pointer: fine)');
/** Pixels, where text has its usual size. A finger needs more than a mouse. */
const heights = { desk: 36, hand: 52 } as const;

function subscribe(onChange: () => void): () => void {
  desk.addEventListener('change', onChange);
  return () => desk.removeEventListener('change', onChange);
}

const current = () => (desk.matches ? heights.desk : heights.hand);

/** The height of a table's row in pixels, where text has its usual size. */
export function useRowHeight(): number {
  return useSyncExternalStore(subscribe, current, current);
}
