import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { drawingOf } from './chartDrawings.ts';

interface DrawingProps {
  /** A machine's name, or the name of a chart in plain words, in docs/charts. */
  readonly drawing: string;
  readonly lang: string;
  /** Full ids of the highlighted states. */
  readonly states: readonly string[];
  /** Names of the marked transitions. */
  readonly taken: readonly string[];
}

function mark(drawing: Element, name: 'current' | 'taken', attribute: string, ids: readonly string[]): void {
  for (const lit of drawing.querySelectorAll(`.${name}`)) lit.classList.remove(name);
  for (const id of ids)
    for (const part of drawing.querySelectorAll(`[${attribute}="${CSS.escape(id)}"]`))
      part.classList.add(name);
}

/** Scrolls a part of the drawing to the middle of its box without scrolling the page. */
function center(box: Element, part: Element): void {
  const frame = box.getBoundingClientRect();
  const { left, top, width, height } = part.getBoundingClientRect();
  box.scrollBy(
    left + width / 2 - frame.left - frame.width / 2,
    top + height / 2 - frame.top - frame.height / 2,
  );
}

/** A machine's drawing with highlighted states and marked transitions. */
export function Drawing({ drawing: name, lang, states, taken }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<SVGElement | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const found = await drawingOf(name);
      if (!gone) setDrawing(found);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [name]);
  useEffect(() => {
    if (drawing === null) return;
    box.current?.replaceChildren(drawing);
  }, [drawing]);
  useEffect(() => {
    const frame = box.current;
    if (drawing === null || frame === null) return;
    mark(drawing, 'current', 'data-state', states);
    mark(drawing, 'taken', 'data-transition', taken);
    const innermost = [...drawing.querySelectorAll('.current')].at(-1);
    if (innermost === undefined) return;
    // Receives the first size too, and every later one: a rotated phone, the steps opened below.
    const sizes = new ResizeObserver(() => center(frame, innermost));
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [drawing, states, taken]);
  return (
    <chakra.div
      ref={box}
      lang={lang}
      overflow="auto"
      flex="1"
      minHeight="0"
      maxHeight="inherit"
      tabIndex={0}
      css={{ '& > svg.chart': { fontFamily: 'body' } }}
    />
  );
}
