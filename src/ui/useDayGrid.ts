import { type RefObject, useEffect, useRef, useState } from 'react';

interface DayGrid {
  readonly grid: RefObject<HTMLTableElement | null>;
  /** The one day that Tab reaches, as a civil date. */
  readonly day: string;
  /** Moves to a day; focus follows if a key moved there. */
  readonly goTo: (civil: string, byKey: boolean) => void;
}

/**
 * Which day of a month grid is current.
 * @param start the initial day
 * @param focused whether it takes focus at once
 */
export function useDayGrid(start: () => string, focused: boolean): DayGrid {
  const [day, setDay] = useState(start);
  const grid = useRef<HTMLTableElement>(null);
  const withFocus = useRef(focused);
  useEffect(() => {
    if (withFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day]);
  return {
    grid,
    day,
    goTo: (civil, byKey) => {
      withFocus.current = byKey;
      setDay(civil);
    },
  };
}
