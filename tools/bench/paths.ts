import { writeFileSync } from 'node:fs';
import { assign, setup } from 'xstate';
import { everyCase } from '#tests/paths/everyCase.ts';
import { cover } from '#tests/paths/harness/cover.ts';
import { graphOf } from '#tests/paths/harness/graph.ts';
import { planOf, walkPath } from '#tests/paths/harness/walk.ts';
import { median, type Figure } from './figure.ts';
import { type GrowthPoint, growthCurve } from './growthCurve.ts';

const rounds = 5;

/** A counter that wraps around at `size`: any number of reachable states, each with two transitions. */
function ring(size: number) {
  return setup({
    types: { context: {} as { at: number }, events: {} as { type: 'next' } | { type: 'jump' } },
    actions: {
      step: assign({ at: ({ context }) => (context.at + 1) % size }),
      leap: assign({ at: ({ context }) => (context.at * 7 + 3) % size }),
    },
    guards: { isEven: ({ context }) => context.at % 2 === 0 },
  }).createMachine({
    id: 'ring',
    context: { at: 0 },
    initial: 'here',
    states: {
      here: {
        on: {
          next: [{ guard: 'isEven', target: 'there', actions: 'step' }, { actions: 'step' }],
          jump: { actions: 'leap' },
        },
      },
      there: { on: { next: { target: 'here', actions: 'step' }, jump: { target: 'here', actions: 'leap' } } },
    },
  });
}

/** Milliseconds of CPU time to find all reachable states and the paths that cover them; other processes don't count. */
function timeToPlan(size: number): { ms: number; states: number } {
  const times: number[] = [];
  let states = 0;
  for (let round = 0; round < rounds; round += 1) {
    const begun = process.cpuUsage();
    const graph = graphOf(
      ring(size),
      [undefined],
      [{ event: { type: 'next' } }, { event: { type: 'jump' } }],
    );
    cover(graph);
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1_000);
    states = graph.states.length;
  }
  return { ms: median(times), states };
}

/**
 * Paths and steps walked per second on the machines alone, and how the time to find paths grows with the reachable
 * states.
 */
export async function* paths(): AsyncGenerator<Figure> {
  const plans = (await everyCase()).map(planOf);
  let walked = 0;
  let steps = 0;
  const begun = performance.now();
  while (performance.now() - begun < 2_000) {
    for (const plan of plans) {
      for (let number = 1; number <= plan.paths.length; number += 1) {
        steps += (await walkPath(plan, number)).steps.length - 1;
        walked += 1;
      }
    }
  }
  const seconds = (performance.now() - begun) / 1_000;
  yield { name: 'paths.walked', value: walked / seconds, unit: 'paths/s', against: null };
  yield { name: 'paths.steps', value: steps / seconds, unit: 'steps/s', against: null };

  const points: GrowthPoint[] = [];
  for (const size of [10, 100, 1_000, 10_000]) {
    const point = timeToPlan(size);
    points.push(point);
    const [first = point] = points;
    yield {
      name: `paths.found in ${point.states} states`,
      value: (point.ms / point.states) * 1_000,
      unit: 'µs a state',
      against: { name: 'the same with the fewest', value: (first.ms / first.states) * 1_000 },
    };
  }
  writeFileSync(new URL('../../docs/paths/growth.svg', import.meta.url), growthCurve(points));
}
