import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How much of the page's width a panel next to it takes. There is room for one from the theme's `xl` breakpoint on. */
export const panelWidth = '26rem';
/** The same in pixels. */
export const panelPixels = 416;

const listeners = new Set<() => void>();
let isOpen = false;

function change(open: boolean): void {
  isOpen = open;
  document.documentElement.toggleAttribute('data-panel', open);
  for (const listener of listeners) listener();
}

/** Says that a panel is next to the page, for as long as this component is shown. */
export function useSidePanel(open: boolean): void {
  useLayoutEffect(() => {
    change(open);
    return () => change(false);
  }, [open]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const hasPanel = () => isOpen;

/** Whether a panel is next to the page. */
export const useHasPanel = (): boolean => useSyncExternalStore(subscribe, hasPanel, hasPanel);
