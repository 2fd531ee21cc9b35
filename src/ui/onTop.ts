import { useEffect, useEffectEvent } from 'react';

/** How to close each thing that is in front of the page, the topmost last. */
const open: (() => void)[] = [];

/** Asks what is on top to close, as Escape does. False if nothing is in front of the page. */
export function closeTop(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}

/** While it is open, Back closes it instead of leaving the page. */
export function useOnTop(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const entry = () => close();
    open.push(entry);
    return () => void open.splice(open.indexOf(entry), 1);
  }, [isOpen]);
}
