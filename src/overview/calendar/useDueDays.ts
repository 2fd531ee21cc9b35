import { useEffect, useState } from 'react';
import type { DueDay } from '#contract/dueDays.ts';
import type { DueSource } from './dueDays.ts';

const none: readonly DueDay[] = [];

/** What is due around the month of `day`, and nothing until it has loaded. */
export function useDueDays(source: DueSource, day: string): readonly DueDay[] {
  const month = day.slice(0, 7);
  const [shown, setShown] = useState({ month, days: none });
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
  }, [source, month]);
  return shown.month === month ? shown.days : none;
}
