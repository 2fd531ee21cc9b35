import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { bareDriver } from './bare.ts';
import type { EventCase, PathCases } from './cases.ts';
import { cover, type Path } from './cover.ts';
import { type Graph, graphOf } from './graph.ts';
import type { Taken } from './run.ts';
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
  const graph = graphOf(cases.machine, inputs, cases.events, cases.facts);
  return {
    cases,
    name: cases.machine.id,
    graph,
    paths: cover(graph),
    transitions: declared(cases.machine),
  };
}

/** What is wrong at a step: a sentence for everyone, and details for developers ('' for none). */
export interface Fault {
  readonly sentence: string;
  readonly details: string;
}

/** Somewhere a path can be walked: on the bare machine, or on a screen. */
export interface Driver {
  /** Makes one event happen. Resolves when its effects have arrived, with the reason if it failed. */
  readonly happen: (happening: EventCase) => Promise<Fault | null>;
  /** What is wrong in the present state; null when nothing is. */
  readonly check: (expected: AnyMachineSnapshot) => Promise<Fault | null>;
  /** The transitions that were really taken since it was last asked. */
  readonly taken: () => readonly Taken[];
  /** Types of events that come from the view itself at any step; the transitions they cause are no fault. */
  readonly tells?: readonly string[];
  /** Takes an image of the step that went wrong. */
  readonly picture?: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** One step as a person reads it. */
export interface WalkedStep {
  /** What happened: the case's words; of the first step the input's. */
  readonly words: string;
  readonly expected: readonly string[];
  /** The descriptions of the expected states. */
  readonly means: readonly string[];
  /** What was really taken. */
  readonly taken: readonly string[];
  /** Null when all was as it should be. */
  readonly fault: Fault | null;
}

export interface WalkedPath {
  readonly machine: string;
  /** From 1: `--replay NAME:N`. */
  readonly number: number;
  readonly steps: readonly WalkedStep[];
  /** Steps that were planned. */
  readonly planned: number;
  /** When it began, in milliseconds since 1970. */
  readonly begun: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly passed: boolean;
}

export type DriverOf = (machine: AnyStateMachine, input: unknown) => Driver | Promise<Driver>;

/** What is wrong with the transitions that a step took: one was left out, or an unplanned one was taken. */
export function strayed(
  planned: readonly string[],
  taken: readonly Taken[],
  tells: readonly string[] = [],
): Fault | null {
  const names = taken.map(({ name }) => name);
  const left = planned.filter((name) => !names.includes(name));
  const own = taken.filter(({ event }) => !tells.includes(event)).map(({ name }) => name);
  const extra = own.filter((name) => !planned.includes(name));
  if (left.length + extra.length === 0) return null;
  const sentences = [
    left.length > 0 && 'A transition of the chart was not taken.',
    extra.length > 0 && 'A transition was taken that the step does not have in the chart.',
  ];
  return {
    sentence: sentences.filter((one) => one !== false).join(' '),
    details: [
      ...left.map((name) => `not taken: ${name}`),
      ...extra.map((name) => `not planned: ${name}`),
    ].join('\n'),
  };
}

/** Walks one path and stops at the first step that is wrong. */
export async function walkPath(
  { cases, name, paths }: Plan,
  number: number,
  driverOf: DriverOf = bareDriver,
): Promise<WalkedPath> {
  const path = paths[number - 1];
  if (path === undefined) throw new Error(`${name} has ${paths.length} paths, none numbered ${number}`);
  const [words = '', input] = Object.entries(cases.inputs)[path.start.input] ?? [];
  const begun = performance.timeOrigin + performance.now();
  const driver = await driverOf(cases.machine, input);
  const steps: WalkedStep[] = [];
  const look = async (
    what: string,
    { state, taken: planned }: Pick<Path['start'], 'state' | 'taken'>,
    fault: Fault | null,
  ) => {
    const { snapshot } = state;
    const seen = fault ?? (await driver.check(snapshot));
    const taken = driver.taken();
    const wrong = seen ?? strayed(planned, taken, driver.tells);
    if (wrong !== null) await driver.picture?.();
    steps.push({
      words: what,
      expected: standsIn(snapshot),
      means: describes(snapshot),
      taken: taken.map(({ name }) => name),
      fault: wrong,
    });
    return wrong === null;
  };
  let passed = await look(words, path.start, null);
  for (const { event, to, taken } of path.steps) {
    if (!passed) break;
    const happening = cases.events[event];
    if (happening === undefined) throw new Error(`No event case ${event}`);
    passed = await look(happening.words, { state: to, taken }, await driver.happen(happening));
  }
  await driver.stop();
  return {
    machine: name,
    number,
    steps,
    planned: path.steps.length,
    begun,
    duration: performance.timeOrigin + performance.now() - begun,
    passed,
  };
}
