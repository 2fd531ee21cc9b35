import { useEffect, useMemo, useState } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { type AddedDays, loadAddedDays, type StatusNumber } from './addedDays.ts';
import { clientDays, statusNumbers } from './clientDays.ts';

interface ClientDays {
  readonly numbersOn: (civil: string) => readonly StatusNumber[];
  /** Null if they are to be loaded. */
  readonly clientsOn: (civil: string) => readonly ProfileListItem[] | null;
}

const none: AddedDays = new Map();

/**
 * When clients were added: of a whole list, or as the server counts those of a long one, for the month of `day`.
 * @param isLong whether there are more clients than these
 */
export function useClientDays(
  profiles: readonly ProfileListItem[],
  isLong: boolean,
  day: string,
): ClientDays {
  const month = day.slice(0, 7);
  const [added, setAdded] = useState({ month, days: none });
  useEffect(() => {
    if (!isLong) return undefined;
    let isCurrent = true;
    const show = async () => {
      const days = await loadAddedDays(`${month}-01`);
      if (isCurrent) setAdded({ month, days });
    };
    void show();
    return () => {
      isCurrent = false;
    };
    // The list is loaded again when clients change.
  }, [isLong, month, profiles]);
  const days = useMemo(() => clientDays(profiles), [profiles]);
  if (!isLong)
    return {
      numbersOn: (civil) => statusNumbers(days.get(civil) ?? []),
      clientsOn: (civil) => days.get(civil) ?? [],
    };
  const shown = added.month === month ? added.days : none;
  return {
    numbersOn: (civil) => shown.get(civil) ?? [],
    clientsOn: (civil) => (shown.has(civil) ? null : []),
  };
}
