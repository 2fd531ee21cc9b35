import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { keyOf } from './graph.ts';
import { runMachine } from './run.ts';
import type { Driver } from './walk.ts';
import { standsIn } from './words.ts';

/** Walks the machine alone: after every step, its states and context must match the graph. */
export function bareDriver(machine: AnyStateMachine, input: unknown): Driver {
  const { actor, happen, taken, stop } = runMachine(machine, input);
  return {
    async happen({ event }) {
      try {
        await happen(event);
        return null;
      } catch (error) {
        return { sentence: error instanceof Error ? error.message : String(error), details: '' };
      }
    },
    taken,
    async check(expected) {
      const seen: AnyMachineSnapshot = actor.getSnapshot();
      if (keyOf(seen) === keyOf(expected)) return null;
      const [is, shouldBe] = [seen, expected].map((one) => standsIn(one).join(' and '));
      return {
        sentence:
          is === shouldBe
            ? `The machine is in ${is}, as the chart says, but its context is wrong.`
            : `The machine is in ${is} and not in ${shouldBe}.`,
        details: `is:        ${keyOf(seen)}\nshould be: ${keyOf(expected)}`,
      };
    },
    stop: async () => stop(),
  };
}
