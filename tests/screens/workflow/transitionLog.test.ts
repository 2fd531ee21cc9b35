import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { currentInspector } from '#src/workflow/actors.ts';
import {
  clearTransitionLog,
  loggedTransitions,
  onStep,
  startTransitionLog,
} from '#src/workflow/transitionLog.ts';

const machine = createMachine({
  id: 'list',
  initial: 'shown',
  states: {
    shown: { always: 'whole' },
    whole: { on: { fold: 'folded' } },
    folded: {},
  },
});

it('tells of the first steps of a workflow when it starts, and never of one that was made and thrown away', () => {
  startTransitionLog();
  clearTransitionLog();
  const told: number[] = [];
  const stop = onStep(() => told.push(loggedTransitions().length));
  const inspect = currentInspector();
  const make = () => createActor(machine, inspect === undefined ? {} : { inspect });
  make();
  const actor = make();
  expect([told, loggedTransitions()]).toEqual([[], []]);
  actor.start();
  actor.send({ type: 'fold' });
  stop();
  expect(loggedTransitions()).toEqual(['list.shown always → list.whole', 'list.whole fold → list.folded']);
  expect(told).toEqual([1, 2]);
});
