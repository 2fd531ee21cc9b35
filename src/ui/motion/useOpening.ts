import { useState } from 'react';

/**
 * How often something was opened: the key of what a `Presence` then holds. What is opened again while it still moves
 * out is a new one, so it has nothing of the old one: neither what was typed or asked in it, nor the browser's late
 * word that it was closed.
 */
export function useOpening(open: boolean): number {
  const [was, setWas] = useState({ open, times: open ? 1 : 0 });
  const { times } = was;
  if (was.open !== open) setWas({ open, times: open ? times + 1 : times });
  return times;
}
