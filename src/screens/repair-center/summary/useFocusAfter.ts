import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when its state changes, because the button that was pressed for it is gone. Give the
 * element the ref and `tabIndex={-1}`.
 */
export function useFocusAfter<E extends HTMLElement>(state: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) element.current?.focus();
    before.current = state;
  }, [state]);
  return element;
}
