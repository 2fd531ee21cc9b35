import { useEffect, useState } from 'react';
import type { DueDay } from '#contract/dueDays.ts';

const none: readonly DueDay[] = [];

/** What is due, and nothing until it has loaded: the month that a person opened meanwhile stays open. */
export function useDueDays(loading: Promise<readonly DueDay[]>): readonly DueDay[] {
  const [days, setDays] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const loaded = await loading;
      if (isCurrent) setDays(loaded);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [loading]);
  return days;
}
