import { timeouts } from './timeouts.ts';

/** How to wait for the banner of a lost connection (`src/app/layout/LateNetworkBanner.tsx`): it loads a second after its page. */
export const lateBanner = { state: 'attached', timeout: timeouts.step + 1_000 } as const;
