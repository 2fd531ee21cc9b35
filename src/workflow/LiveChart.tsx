import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import { drawingOf } from './chartDrawings.ts';
import { onTransition, statesOf } from './watched.ts';

interface LiveChartProps {
  readonly actor: AnyActorRef;
  readonly machine: string;
}

function mark(drawing: Element, name: 'current' | 'taken', attribute: string, ids: readonly string[]): void {
  for (const lit of drawing.querySelectorAll(`.${name}`)) lit.classList.remove(name);
  for (const id of ids)
    for (const part of drawing.querySelectorAll(`[${attribute}="${CSS.escape(id)}"]`))
      part.classList.add(name);
}

/** A machine's drawing with the state it stands in lit and the transition it took last marked. */
export function LiveChart({ actor, machine }: LiveChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let drawing: SVGElement | null = null;
    let taken: readonly string[] = [];
    let gone = false;
    const show = () => {
      if (drawing === null) return;
      const states = statesOf(actor);
      mark(drawing, 'current', 'data-state', states.slice(1));
      mark(drawing, 'taken', 'data-transition', taken);
      drawing.querySelector('.current:last-of-type')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const stopTelling = onTransition(actor, (names) => {
      taken = names;
    });
    const watching = actor.subscribe(show);
    const load = async () => {
      const found = await drawingOf(machine);
      if (gone || found === null) return;
      drawing = found;
      box.current?.replaceChildren(found);
      show();
    };
    void load();
    return () => {
      gone = true;
      stopTelling();
      watching.unsubscribe();
    };
  }, [actor, machine]);
  return <chakra.div ref={box} overflow="auto" flex="1" minHeight="0" />;
}
