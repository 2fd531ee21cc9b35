import { useSyncExternalStore } from 'react';
import { useLanguage } from './useLanguage.ts';

/** Null for words without an explanation. */
type Explain = (english: string) => string | null;

let loaded: Explain | null = null;
const listeners = new Set<() => void>();

function onLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  const { explained } = await import('#vocabulary/bureauWords/explain.ts');
  loaded = explained;
  for (const listener of listeners) listener();
}

/** Loads the table on first need. Without it, the words stay as the report has them, which is never wrong. */
const follow = (listener: () => void): (() => void) => {
  // A later component tries again.
  if (loaded === null) load().catch(() => {});
  return onLoaded(listener);
};
const nothing = () => () => {};

/** What the words of a report mean in the person’s language; null in English, and until the explanations have loaded. */
export function useExplained(): Explain | null {
  const isSpanish = useLanguage() === 'es';
  const explain = useSyncExternalStore(isSpanish ? follow : nothing, () => loaded);
  return isSpanish ? explain : null;
}
