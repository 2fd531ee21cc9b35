import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when its state changes, because the button that was pressed for it is gone. Give the
 * element the ref and `tabIndex={-1}`. `fromStart` moves it there as soon as the element is on the page.
 */
export function useFocusAfter<E extends HTMLElement>(state: string, fromStart = false): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(fromStart ? null : state);
  useEffect(() => {
    if (before.current !== state) element.current?.focus();
    before.current = state;
  }, [state]);
  return element;
}
