import { Suspense, useEffect, useState } from 'react';
import { lazily } from '#src/language/lazily.ts';

/** It has to be here before the connection is lost, and not before the first screen. */
const NetworkBanner = lazily(async () => (await import('./NetworkBanner.tsx')).default);

/** Milliseconds after a page is shown. It brings messages along that the first screen doesn't need. */
const delay = 5_000;

/** Says that the connection is lost, on a page that has been shown for a while. */
export function LateNetworkBanner() {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(true), delay);
    return () => clearTimeout(wait);
  }, []);
  return isSettled ? (
    <Suspense fallback={null}>
      <NetworkBanner />
    </Suspense>
  ) : null;
}
