import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the element when work that began in it has ended and what had the focus is gone: a form that
 * was replaced by its result cannot take it back from the dialog that told of it.
 */
export function useReturningFocus(atWork: boolean): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const worked = useRef(false);
  useEffect(() => {
    if (worked.current && !atWork && document.activeElement === document.body) place.current?.focus();
    worked.current = atWork;
  }, [atWork]);
  return place;
}
