import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isPageInUse } from '#src/ui/pageInUse.ts';
import { today, watchClock } from '#src/ui/useToday.ts';

/** Whether someone is in the middle of something that a page which can't be loaded would take away. */
const isBusy = () => isPageInUse() || !navigator.onLine;

/**
 * Loads a page again that was open when the day changed: its forms begin with today's date, and what is due today is not what was
 * due yesterday (docs/decisions/0152).
 */
export function NewDay() {
  const router = useRouter();
  useEffect(() => {
    let loadedOn = today();
    return watchClock(() => {
      const now = today();
      if (now === loadedOn || isBusy()) return;
      loadedOn = now;
      void router.invalidate();
    });
  }, [router]);
  return null;
}
