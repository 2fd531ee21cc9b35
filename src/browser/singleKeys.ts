import { useSyncExternalStore } from 'react';

const key = 'singleKeys';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether keys without Ctrl or ⌘ do something in this browser (WCAG 2.1.4): on by default. */
export const singleKeysAreOn = (): boolean => localStorage.getItem(key) !== 'off';

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAreOn);

export function switchSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage is full or disabled: the choice is not kept.
  }
  for (const listener of listeners) listener();
}
