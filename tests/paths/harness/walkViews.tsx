import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Language } from '#vocabulary/languages.ts';
import { everyRecording, recordingsOf } from '../recorder/everyRecording.ts';
import { record } from '../recorder/record.ts';
import { replayRecorded } from '../recorder/replay.ts';
import type { Path } from './cover.ts';
import type { View } from './openView.ts';
import { screenDrivers } from './screenDriver.ts';
import type { ScreenPath } from './screenPath.ts';
import { screenWalk } from './screenWalk.ts';
import { planOf, walkPath } from './walk.ts';
import { standsIn, titleOf } from './words.ts';

export type { Stage } from './openView.ts';
export type { Screen } from './screen.ts';

/** The number of the path that sees the most, which is walked in Spanish too. */
function richest(paths: readonly Path[]): number {
  const counts = paths.map(
    ({ start, steps }) =>
      new Set([start.state, ...steps.map(({ to }) => to)].flatMap(({ snapshot }) => standsIn(snapshot))).size,
  );
  return counts.indexOf(Math.max(...counts)) + 1;
}

/** Walks every path of a machine on its view, one of them again in Spanish, and replays its recorded cases. */
export function walkViews<M extends AnyStateMachine>(view: View<M>): void {
  const { cases, sees } = view;
  const walk = screenWalk();
  const { only } = walk;
  const plan = planOf(cases);
  const driver = screenDrivers(view, walk);
  const recordings = recordingsOf(plan.name);

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
    if (only?.kind === 'record') {
      const existing = everyRecording.map(([name]) => name);
      it('records what a person does', () => record(view, titleOf(plan.name), existing, only.folder));
      return;
    }

    const wanted = recordings.filter(([name]) => only === null || name === only.name);
    it.each(wanted)('recorded case %s', async (name, recorded) =>
      keep(await replayRecorded(view, name, recorded, walk), `recorded-${name}`),
    );
    if (only !== null) return;

    it.each(plan.paths.map((_, index) => index + 1))('path %i', (number) => walkOn(number, 'en'));

    it('a path in Spanish', () => walkOn(richest(plan.paths), 'es'));

    it('says for every state what is seen in it', () => {
      const states = new Set(plan.graph.states.flatMap(({ snapshot }) => standsIn(snapshot)));
      expect([...states].filter((state) => sees[state] === undefined)).toEqual([]);
    });
  });
}
