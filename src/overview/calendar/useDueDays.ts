import { useEffect, useState } from 'react';
import type { DueDay } from '#contract/dueDays.ts';
import type { DueSource } from './dueDays.ts';

const none: readonly DueDay[] = [];

interface DueDays {
  /** Empty until it has loaded. */
  readonly days: readonly DueDay[];
  /** Only then does an empty month mean that nothing is due. */
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Loads the month again. */
  readonly retry: () => void;
}

/** What is due around the month of `day`. */
export function useDueDays(source: DueSource, day: string): DueDays {
  const month = day.slice(0, 7);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<{ month: string; days: readonly DueDay[] | null }>();
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const days = await source.month(`${month}-01`);
      if (isCurrent) setShown({ month, days });
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [source, month, tries]);
  const days = shown?.month === month ? shown.days : undefined;
  return {
    days: days ?? none,
    state: days === undefined ? 'loading' : days === null ? 'failed' : 'loaded',
    retry: () => setTries(tries + 1),
  };
}
