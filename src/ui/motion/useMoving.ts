import { useIsPresent } from 'framer-motion';
import { type ElementType, useState } from 'react';
import type * as Loaded from './elements.tsx';

type Motion = typeof Loaded;

let motion: Motion | null = null;
const listeners = new Set<() => void>();

/**
 * Loads what moves the interface, once. Called after the first screen is shown; until then, and if it can't be loaded,
 * everything appears and disappears without moving, as it does for people who prefer less motion.
 */
export async function loadMotion(): Promise<void> {
  if (motion !== null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    motion = await import('./elements.tsx');
    for (const listener of listeners) listener();
  } catch {
    // The next page asks again.
  }
}

/** What loads later, or null until it has. */
export const loadedMotion = (): Motion | null => motion;

export function onMotionLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Props that make a styled element move as it appears and, in a `Presence`, as it leaves. Decided once, when it
 * appears: another element in its place would lose its state.
 */
export function useMoving(name: keyof Motion['elements']): { readonly as?: ElementType } {
  const [as] = useState(() => motion?.elements[name]);
  return as === undefined ? {} : { as };
}

/**
 * Whether an element in a `Presence` is still there: it leaves at once unless it moves out. Removing it is left to
 * its owner, because framer-motion would take a moment longer.
 */
export function useIsThere({ as }: ReturnType<typeof useMoving>): boolean {
  const isPresent = useIsPresent();
  return isPresent || as !== undefined;
}
