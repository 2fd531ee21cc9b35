import { type RefObject, useLayoutEffect } from 'react';

/** Keeps an element's height in a custom property of the page, for what must leave room for it. */
export function useMeasured(ref: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${String(element.offsetHeight)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref, property]);
}
