import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { today } from '#src/ui/useToday.ts';
import { loadLater } from './loadLater.ts';

const loadKeeping = () => import('./keepCurrent.ts');

/** Keeps pages current (`keepCurrent.ts`). The code for it comes after the first screen, which is current by itself. */
export function LateKeepCurrent({ load = loadKeeping }) {
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    const shownOn = today();
    const stopLoading = loadLater({
      load,
      onLoaded: ({ keepCurrent }) => {
        stop = keepCurrent(router, shownOn);
      },
    });
    return () => {
      stopLoading();
      stop();
    };
  }, [router, load]);
  return null;
}
