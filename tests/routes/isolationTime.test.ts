import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileDetails } from '#contract/profiles.ts';
import { manualAccounts } from '#contract/reports.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { isThorough } from '#tests/support/thorough.ts';
import { nobody, type Ids } from './ownedCalls.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let stranger: Person;
let foreign: Ids;
beforeAll(async () => {
  world = await anApp();
  const victim = await world.person();
  stranger = await world.person();
  const profileId = await aProfile(world, victim);
  foreign = { ...nobody, profileId, reportId: await aReport(world, victim, profileId) };
});
afterAll(() => world.close());

const tries = 200;
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

// `npm run promises` measures it; other runs check no times.
it.runIf(isThorough)(
  "takes as long to refuse another account's id as an id that does not exist",
  async () => {
    const differences: number[] = [];
    for (const call of [profileDetails, manualAccounts]) {
      const times: Record<'theirs' | 'nobodys', number[]> = { theirs: [], nobodys: [] };
      for (let index = 0; index < tries; index += 1) {
        for (const [kind, params] of [
          ['theirs', foreign],
          ['nobodys', nobody],
        ] as const) {
          const begun = performance.now();
          const { statusCode } = await world.ask(call, stranger, { params });
          times[kind].push(performance.now() - begun);
          expect(statusCode).toBe(404);
        }
      }
      differences.push(Math.abs(median(times.theirs) - median(times.nobodys)));
    }
    const largest = Math.max(...differences);
    expect(largest).toBeLessThan(5);
    figure(`medians differ by ${largest.toFixed(2)} ms`);
  },
);
