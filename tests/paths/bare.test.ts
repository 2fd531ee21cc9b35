import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { planOf, walkPath } from './harness/walk.ts';
import { everyCase } from './everyCase.ts';

const all = await everyCase();
const folder = new URL('../../machines/', import.meta.url);

it('has cases for every machine there is', async () => {
  const rooms: Record<string, unknown>[] = await Promise.all(
    readdirSync(folder).map((file) => import(new URL(file, folder).href)),
  );
  const machines = rooms.flatMap((room) => Object.values(room)).filter((one) => one instanceof StateMachine);
  const walked = new Set(all.map(({ machine }) => machine.id));
  expect(machines.map(({ id }) => id).filter((id) => !walked.has(id))).toEqual([]);
});

describe.each(all.map((cases) => [cases.machine.id, cases] as const))('%s', (_, cases) => {
  const plan = planOf(cases);

  it('can take every transition it declares', () => {
    expect(plan.graph.unreachable).toEqual([]);
  });

  it('takes them all on paths short enough to follow', () => {
    const taken = new Set(
      plan.paths.flatMap(({ start, steps }) => [start, ...steps]).flatMap((part) => part.taken),
    );
    expect(plan.transitions.filter((name) => !taken.has(name))).toEqual([]);
    expect(plan.paths.filter(({ steps }) => steps.length > 16)).toEqual([]);
  });

  it('stands, running, where the walk says after every step of every path', async () => {
    const wrong: unknown[] = [];
    for (let number = 1; number <= plan.paths.length; number += 1) {
      const walked = await walkPath(plan, number);
      if (!walked.passed) wrong.push({ path: number, ...walked.steps.at(-1) });
    }
    expect(wrong).toEqual([]);
  });
});
