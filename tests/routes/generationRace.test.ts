import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProfile } from '#contract/profiles.ts';
import { generateAutomatic, generationLog } from '#contract/repair.ts';
import { anApp, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { ledgerDrift } from '#tests/support/ledgerDrift.ts';
import { isThorough } from '#tests/support/thorough.ts';
import { aProfile, aReport } from './world.ts';

const [rounds, clicks] = isThorough ? [50, 200] : [1, 30];

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

async function aReader(generations: number) {
  const who = await world.person('b2b', generations);
  const profileId = await aProfile(world, who);
  return { who, profileId, reportId: await aReport(world, who, profileId) };
}
const setsOf = async (who: Person): Promise<readonly unknown[]> =>
  (await world.ask(generationLog, who)).json().generations;
const leftOf = async ({ accountId }: Person) => (await world.services.store.ledger.summary(accountId)).left;
const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

it('identical requests at once spend one generation and make one set of letters', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { who, profileId, reportId } = await aReader(1);
    const params = { profileId, reportId, selectedOptions: '5' };
    const headers = { 'idempotency-key': randomUUID() };
    const generate = () => world.ask(generateAutomatic, who, { params, headers, body: [5] });
    const answers = await Promise.all(
      Array.from({ length: clicks }, async () => {
        let answer = await generate();
        // More than a server takes at once: a browser asks again, too.
        for (; answer.statusCode === 503; answer = await generate()) await wait(20);
        return answer;
      }),
    );
    expect(
      count(
        answers.map(({ statusCode }) => statusCode),
        200,
      ),
    ).toBe(clicks);
    expect(new Set(answers.map((answer) => answer.json().sessionId)).size).toBe(1);
    expect([await leftOf(who), (await setsOf(who)).length]).toEqual([0, 1]);
  }
  expect(await ledgerDrift(world)).toEqual([]);
  figure(`${rounds} × ${clicks} identical requests: 1 set of letters and 1 generation each time`);
});

it('of different requests at once, as many succeed as there are generations', async () => {
  const requests = isThorough ? 100 : 12;
  for (let round = 0; round < (isThorough ? 10 : 1); round += 1) {
    const generations = 3;
    const { who, profileId, reportId } = await aReader(generations);
    const params = { profileId, reportId, selectedOptions: '5' };
    const negative: number[] = [];
    const answers = await Promise.all(
      Array.from({ length: requests }, async () => {
        const headers = { 'idempotency-key': randomUUID() };
        const query = { repeat: 'true' };
        const { statusCode } = await world.ask(generateAutomatic, who, { params, query, headers, body: [5] });
        const left = await leftOf(who);
        if (left < 0) negative.push(left);
        return statusCode;
      }),
    );
    expect([count(answers, 200), count(answers, 409)]).toEqual([generations, requests - generations]);
    expect([await leftOf(who), (await setsOf(who)).length, negative]).toEqual([0, generations, []]);
  }
  expect(await ledgerDrift(world)).toEqual([]);
  figure(`3 of ${requests} different requests with 3 generations`);
});

it('a consumer gets one profile from many different requests at once', async () => {
  const who = await world.person('b2c');
  const requests = 100;
  const answers = await Promise.all(
    Array.from({ length: requests }, async (_, index) => {
      const body = aProfileInput({ profileName: `Profile ${index}` });
      return (await world.ask(createProfile, who, { body })).statusCode;
    }),
  );
  expect([count(answers, 200), count(answers, 409)]).toEqual([1, requests - 1]);
  figure(`1 of ${requests} requests`);
});
