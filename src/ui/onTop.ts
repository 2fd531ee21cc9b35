import { useEffectEvent, useLayoutEffect } from 'react';

/** How to close each thing that is in front of the page, the topmost last. */
const open: (() => void)[] = [];

/** Whether something is in front of the page. */
export const isCovered = (): boolean => open.length > 0;

/** Asks what is on top to close, as Escape does. */
export function closeTop(): void {
  open.at(-1)?.();
}

/** While it is open, Back closes it instead of leaving the page. */
export function useOnTop(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // From the moment it is seen until the moment it is gone.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const entry = () => close();
    open.push(entry);
    return () => void open.splice(open.indexOf(entry), 1);
  }, [isOpen]);
}
