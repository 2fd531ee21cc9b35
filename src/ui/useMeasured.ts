import { type RefObject, useLayoutEffect } from 'react';

/** Keeps an element's height in a custom property of the page, for what must leave room for it. */
export function useMeasured(ref: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${String(element.offsetHeight)}px`);
    // The observer is first called after the frame, when a page may have scrolled to a part of it already.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref, property]);
}
