import { __unsafe_useEmotionCache, type EmotionCache } from '@emotion/react';
import { useInsertionEffect } from 'react';
import { servedStyles } from './servedStyles.ts';

/**
 * Counts the styles that came with a drawing (`src/served/styles.tsx`) as written, and writes further ones behind them. Emotion
 * itself would move them, which costs the browser all the work of a first layout, twice.
 */
function take(cache: EmotionCache | null): void {
  const served = document.getElementById(servedStyles.id);
  if (cache === null || served === null) return;
  for (const name of (served.getAttribute(servedStyles.names) ?? '').split(' ')) cache.inserted[name] = true;
  cache.sheet.container = document.body;
}

/** In front of everything that writes styles. */
export function TakeServedStyles(): null {
  const cache = __unsafe_useEmotionCache();
  useInsertionEffect(() => take(cache), [cache]);
  return null;
}
