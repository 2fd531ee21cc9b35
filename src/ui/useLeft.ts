import { type RefObject, useEffect } from 'react';

/**
 * Folds what covers the page once a press or the focus is outside of it: what has the focus must not be behind it. A dialog that was opened from it
 * leads back to it, and folds nothing.
 */
export function useLeft(open: boolean, root: RefObject<HTMLElement | null>, fold: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (root.current?.contains(target) !== true && target.closest('dialog') === null) fold();
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, leave);
    return () => {
      for (const event of events) document.removeEventListener(event, leave);
    };
  }, [open, root, fold]);
}
