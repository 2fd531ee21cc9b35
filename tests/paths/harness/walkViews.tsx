import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Language } from '#vocabulary/languages.ts';
import type { Path } from './cover.ts';
import type { View } from './openView.ts';
import { screenDrivers } from './screenDriver.ts';
import { screenWalk } from './screenWalk.ts';
import { planOf, type WalkedPath, walkPath } from './walk.ts';
import { standsIn } from './words.ts';

export type { Stage } from './openView.ts';
export type { Screen } from './screen.ts';

/** A path that was walked on a screen. */
export interface ScreenPath extends WalkedPath {
  readonly language: Language;
  /** The name of the recorded case that was walked again; null for a path of the chart. */
  readonly recording: string | null;
}

/** The number of the path that sees the most, which is walked in Spanish too. */
function richest(paths: readonly Path[]): number {
  const counts = paths.map(
    ({ start, steps }) =>
      new Set([start.state, ...steps.map(({ to }) => to)].flatMap(({ snapshot }) => standsIn(snapshot))).size,
  );
  return counts.indexOf(Math.max(...counts)) + 1;
}

/** Walks every path of a machine on its view, and one of them once more in Spanish. */
export function walkViews<M extends AnyStateMachine>(view: View<M>): void {
  const { cases, sees } = view;
  const walk = screenWalk();
  const { only } = walk;
  const plan = planOf(cases);
  const driver = screenDrivers(view, walk);

  async function keep(walked: ScreenPath, name: string): Promise<void> {
    if (walk.folder !== null)
      await commands.writeFile(`${walk.folder}/screens/${plan.name}-${name}.json`, JSON.stringify(walked));
    expect(walked.steps.filter(({ fault }) => fault !== null)).toEqual([]);
  }
  async function walkOn(number: number, language: Language): Promise<void> {
    const walked = await walkPath(plan, number, (machine, input) =>
      driver(machine, input, { number, language }),
    );
    await keep({ ...walked, language, recording: null }, `${number}-${language}`);
  }

  describe(plan.name, () => {
    beforeEach(cleanup);

    if (only?.kind === 'path') {
      it(`path ${only.number}`, () => walkOn(only.number, only.language));
      return;
    }

    it.each(plan.paths.map((_, index) => index + 1))('path %i', (number) => walkOn(number, 'en'));

    it('a path in Spanish', () => walkOn(richest(plan.paths), 'es'));

    it('says for every state what is seen in it', () => {
      const states = new Set(plan.graph.states.flatMap(({ snapshot }) => standsIn(snapshot)));
      expect([...states].filter((state) => sees[state] === undefined)).toEqual([]);
    });
  });
}
