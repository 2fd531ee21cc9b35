import type { AnyStateMachine } from 'xstate';
import { bareDriver, type Driver } from './bare.ts';
import type { PathCases } from './cases.ts';
import { cover, type Path } from './cover.ts';
import { type Graph, graphOf } from './graph.ts';
import { declared } from './transitions.ts';
import { describes, standsIn } from './words.ts';

/** A machine's graph with the paths that cover it. */
export interface Plan {
  readonly cases: PathCases;
  readonly name: string;
  readonly graph: Graph;
  readonly paths: readonly Path[];
  readonly transitions: readonly string[];
}

export function planOf(cases: PathCases): Plan {
  const inputs = Object.values(cases.inputs);
  const graph = graphOf(
    cases.machine,
    inputs,
    cases.events.map(({ event }) => event),
  );
  return {
    cases,
    name: cases.machine.id,
    graph,
    paths: cover(graph),
    transitions: declared(cases.machine),
  };
}

/** One step as a person reads it. */
export interface WalkedStep {
  /** What happened: the case's words; of the first step the input's. */
  readonly words: string;
  readonly expected: readonly string[];
  /** The descriptions of the expected states. */
  readonly means: readonly string[];
  readonly taken: readonly string[];
  /** What was wrong; '' when nothing was. */
  readonly wrong: string;
}

export interface WalkedPath {
  readonly machine: string;
  /** From 1: `--replay NAME:N`. */
  readonly number: number;
  readonly steps: readonly WalkedStep[];
  /** Milliseconds. */
  readonly duration: number;
  readonly passed: boolean;
}

export type DriverOf = (machine: AnyStateMachine, input: unknown) => Driver | Promise<Driver>;

/** Walks one path and stops at the first step that is wrong. */
export async function walkPath(
  { cases, name, paths }: Plan,
  number: number,
  driverOf: DriverOf = bareDriver,
): Promise<WalkedPath> {
  const path = paths[number - 1];
  if (path === undefined) throw new Error(`${name} has ${paths.length} paths, none numbered ${number}`);
  const [words = '', input] = Object.entries(cases.inputs)[path.start.input] ?? [];
  const begun = performance.now();
  const driver = await driverOf(cases.machine, input);
  const steps: WalkedStep[] = [];
  const tell = async (what: string, { state, taken }: Pick<Path['start'], 'state' | 'taken'>) => {
    const { snapshot } = state;
    const wrong = await driver.check(snapshot, taken);
    steps.push({ words: what, expected: standsIn(snapshot), means: describes(snapshot), taken, wrong });
    return wrong === '';
  };
  let passed = await tell(words, path.start);
  for (const { event, to, taken } of path.steps) {
    if (!passed) break;
    const happening = cases.events[event];
    if (happening === undefined) throw new Error(`No event case ${event}`);
    await driver.happen(happening.event);
    passed = await tell(happening.words, { state: to, taken });
  }
  await driver.stop();
  return { machine: name, number, steps, duration: performance.now() - begun, passed };
}
