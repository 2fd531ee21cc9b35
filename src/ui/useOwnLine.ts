import { useSyncExternalStore } from 'react';

/**
 * In `rem`, so that larger text counts like a narrower page. Below the first, four icons that a finger can hit leave no room for
 * dates; below the second, a status leaves none for a name.
 */
const queries = {
  icons: window.matchMedia('(max-width: 25.7rem)'),
  status: window.matchMedia('(max-width: 20.5rem)'),
};

function subscribe(onChange: () => void): () => void {
  for (const query of Object.values(queries)) query.addEventListener('change', onChange);
  return () => {
    for (const query of Object.values(queries)) query.removeEventListener('change', onChange);
  };
}

/** Whether a part of a row has to have a line of its own. */
export function useOwnLine(part: keyof typeof queries): boolean {
  return useSyncExternalStore(subscribe, () => queries[part].matches);
}
