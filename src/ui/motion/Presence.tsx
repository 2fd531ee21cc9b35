import type { AnimatePresenceProps } from 'framer-motion';
import { Children, type ReactNode, useState, useSyncExternalStore } from 'react';
import { loadedMotion, onMotionLoaded } from './useMoving.ts';

type PresenceProps = Pick<AnimatePresenceProps, 'initial' | 'propagate'> & { readonly children: ReactNode };

/** Around what comes and goes: keeps what leaves in the page until it has moved out. */
export function Presence({ children, ...how }: PresenceProps) {
  const loaded = useSyncExternalStore(onMotionLoaded, loadedMotion, loadedMotion);
  const [used, setUsed] = useState(loaded);
  // Anything that is in it now would lose its state.
  if (used !== loaded && Children.toArray(children).length === 0) setUsed(loaded);
  return used === null ? children : <used.AnimatePresence {...how}>{children}</used.AnimatePresence>;
}
