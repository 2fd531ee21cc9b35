import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { Drawing } from './Drawing.tsx';
import { onTransition, statesOf } from './activeMachines.ts';

interface LiveChartProps {
  readonly actor: AnyActorRef;
  readonly machine: string;
}

interface Moment {
  readonly states: readonly string[];
  readonly taken: readonly string[];
}

/** A machine's drawing with its current state highlighted and its last transition marked. */
export function LiveChart({ actor, machine }: LiveChartProps) {
  const [{ states, taken }, setMoment] = useState<Moment>(() => ({ states: innerStates(actor), taken: [] }));
  useEffect(() => {
    let last: readonly string[] = [];
    const stopTelling = onTransition(actor, (names) => {
      last = names;
    });
    const watching = actor.subscribe(() => setMoment({ states: innerStates(actor), taken: last }));
    return () => {
      stopTelling();
      watching.unsubscribe();
    };
  }, [actor]);
  // Testers read the machine's own names, which are English.
  return <Drawing drawing={machine} lang="en" states={states} taken={taken} />;
}

/** Without the machine's root, which is always active. */
const innerStates = (actor: AnyActorRef) => statesOf(actor).slice(1);
