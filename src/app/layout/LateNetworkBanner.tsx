import { type ComponentType, useEffect, useState } from 'react';
import { loadEveryMessage } from '#src/language/activateLanguage.ts';

/** Milliseconds after a page is shown. It brings messages along that the first screen doesn't need. */
const delay = 5_000;

async function load(): Promise<ComponentType> {
  const [{ default: banner }] = await Promise.all([import('./NetworkBanner.tsx'), loadEveryMessage()]);
  return banner;
}

/**
 * Says that the connection is lost, on a page that has been shown for a while. If its code can't be loaded, it says nothing
 * of that and tries again later: nobody has asked for it.
 */
export function LateNetworkBanner() {
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isShown = true;
    let wait = setTimeout(attempt, delay);
    function attempt() {
      load().then(
        (loaded) => setBanner(() => loaded),
        () => {
          if (isShown) wait = setTimeout(attempt, delay);
        },
      );
    }
    return () => {
      isShown = false;
      clearTimeout(wait);
    };
  }, []);
  return Banner === null ? null : <Banner />;
}
