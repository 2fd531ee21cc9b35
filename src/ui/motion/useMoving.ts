import { useIsPresent } from 'framer-motion';
import { type ElementType, useState } from 'react';
import type { Elements } from './elements.tsx';

let elements: Elements | null = null;

/**
 * Loads what moves the interface, once. Called after the first screen is shown; until then, and if it can't be loaded,
 * everything appears and disappears without moving, as it does for people who prefer less motion.
 */
export async function loadMotion(): Promise<void> {
  if (elements !== null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    ({ elements } = await import('./elements.tsx'));
  } catch {
    // The next page asks again.
  }
}

/**
 * Props that make a styled element move as it appears and, in an `AnimatePresence`, as it leaves. Decided once, when it
 * appears: another element in its place would lose its state.
 */
export function useMoving(name: keyof Elements): { readonly as?: ElementType } {
  const [as] = useState(() => elements?.[name]);
  return as === undefined ? {} : { as };
}

/**
 * Whether an element in an `AnimatePresence` is still there: it leaves at once unless it moves out. Removing it is left to
 * its owner, because `AnimatePresence` would take a moment longer.
 */
export function useIsThere({ as }: ReturnType<typeof useMoving>): boolean {
  const isPresent = useIsPresent();
  return isPresent || as !== undefined;
}
