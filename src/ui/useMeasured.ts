import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps an element's height in a custom property of the page, for what must leave room for it. A property that isn't set counts
 * as 0.
 */
export function useMeasured(ref: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const page = document.documentElement;
    const measure = () => {
      const height = `${String(element.offsetHeight)}px`;
      // Each change makes the browser style the whole page again, which a theme's default saves in most cases.
      if ((getComputedStyle(page).getPropertyValue(property) || '0px') !== height)
        page.style.setProperty(property, height);
    };
    // The observer is first called after the frame, when a page may have scrolled to a part of it already.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty(property);
    };
  }, [ref, property]);
}
