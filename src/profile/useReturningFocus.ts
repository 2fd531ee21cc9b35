import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the element when work that started in it has ended and the focused control is gone: a form replaced
 * by its result cannot take focus back from the dialog that reported it.
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
