import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { drawingOf } from './chartDrawings.ts';

interface DrawingProps {
  /** Of a machine, or of one in plain words: its name in docs/charts. */
  readonly drawing: string;
  readonly lang: string;
  /** Full ids of the states that are lit. */
  readonly states: readonly string[];
  /** Names of the transitions that are marked. */
  readonly taken: readonly string[];
}

function mark(drawing: Element, name: 'current' | 'taken', attribute: string, ids: readonly string[]): void {
  for (const lit of drawing.querySelectorAll(`.${name}`)) lit.classList.remove(name);
  for (const id of ids)
    for (const part of drawing.querySelectorAll(`[${attribute}="${CSS.escape(id)}"]`))
      part.classList.add(name);
}

/** Brings a part of the drawing into the middle of its box; the page around the box stays where it is. */
function center(box: Element, part: Element): void {
  const frame = box.getBoundingClientRect();
  const { left, top, width, height } = part.getBoundingClientRect();
  box.scrollBy(
    left + width / 2 - frame.left - frame.width / 2,
    top + height / 2 - frame.top - frame.height / 2,
  );
}

/** A machine's drawing with states lit and transitions marked. */
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
    // It is told of the first size too, and of every later one: a turned phone, the steps opened below.
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
    />
  );
}
