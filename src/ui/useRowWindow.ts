import { useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';
import { tableHeight } from '#contract/limits.ts';
import { textScale } from './inRem.ts';

/** Rows before and after those in view, so that a fast scroll doesn't outrun them. A list nobody is at has none. */
const spareRows = 6;

interface RowWindow {
  /** The places of the rows to draw, first to last. */
  readonly places: readonly number[];
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** The pointer or the focus has come to the list. */
  readonly onApproach: () => void;
}

/**
 * Which of a list's rows are in view, or close to it, in a box as high as a table's.
 * @param height of a row, in pixels where text has its usual size
 */
export function useRowWindow(count: number, height: number): RowWindow {
  const [scrolled, setScrolled] = useState(0);
  const [spare, setSpare] = useState(0);
  const inView = Math.ceil(tableHeight / height) + 1;
  // A list that has become shorter is scrolled to its end.
  const top = Math.min(Math.floor(scrolled / height), Math.max(0, count - inView));
  const first = Math.max(0, top - spare);
  const end = Math.min(count, top + inView + spare);
  return {
    places: Array.from({ length: end - first }, (_, step) => first + step),
    onApproach: () => setSpare(spareRows),
    onScroll({ currentTarget }) {
      const scrollTop = currentTarget.scrollTop / textScale();
      // Before the browser paints the scrolled box, which would be empty where rows are missing.
      if (Math.floor(scrollTop / height) !== Math.floor(scrolled / height))
        flushSync(() => {
          setScrolled(scrollTop);
          setSpare(spareRows);
        });
    },
  };
}
