/** The logs a part at a time: each entry once, newest first, also when many have the same instant. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#contract/account.ts';
import { entriesInPart } from '#contract/limits.ts';
import { profileLogs } from '#contract/profiles.ts';
import { generationLog } from '#contract/repair.ts';
import { forAccount } from '#server/store/wall.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile } from './world.ts';

let world: AppUnderTest;
let who: Person;
/** Two parts and one entry. The clock stands still, so all have one instant. */
const count = 2 * entriesInPart + 1;

beforeAll(async () => {
  world = await anApp();
  who = await world.person();
  const profileId = await aProfile(world, who);
  const { accountId } = who;
  const { logs, notifications: told } = world.services.store;
  await forAccount(accountId, async () => {
    // One entry says that the profile was created.
    for (let entry = 1; entry < count; entry += 1)
      await logs.add(accountId, {
        profileId,
        profileName: `Client ${entry}`,
        username: 'Ana',
        status: 'profileChanged',
      });
    for (let entry = 0; entry < count; entry += 1)
      await told.add(accountId, {
        type: 'general',
        code: 'monthPassed',
        params: { profile: `Client ${entry}` },
        profileId,
      });
  });
});
afterAll(() => world.close());

interface Reply {
  readonly results: readonly { readonly id: string; readonly entry?: string }[];
  readonly next?: string | null;
  readonly count?: number;
}
const askedOf = (call: typeof profileLogs | typeof notifications) => async (query: Record<string, string>) =>
  (await world.ask(call, who, { query })).json<Reply>();
const idsOf = ({ results }: Reply) => results.map(({ id, entry = id }) => entry);

describe.each([
  ['the update log', profileLogs],
  ['the notifications', notifications],
] as const)('%s', (_, call) => {
  const ask = askedOf(call);

  it('comes whole without a parameter, and says nothing of parts', async () => {
    const whole = await ask({});
    expect(new Set(idsOf(whole)).size).toBe(count);
    expect(Object.keys(whole)).toEqual(['results']);
  });

  it('comes in parts that follow each other to the end', async () => {
    const parts = [await ask({ latest: 'true' })];
    for (let next = parts[0]?.next; typeof next === 'string'; next = parts.at(-1)?.next)
      parts.push(await ask({ before: next }));
    expect(parts.map(({ results }) => results.length)).toEqual([entriesInPart, entriesInPart, 1]);
    expect(parts.at(-1)?.next).toBe(null);
    expect(parts.flatMap(idsOf)).toEqual(idsOf(await ask({})));
  });

  it('refuses a place that no reply named', async () => {
    const { statusCode } = await world.ask(call, who, { query: { before: 'yesterday' } });
    expect(statusCode).toBe(400);
  });
});

it('only the latest notifications come with the number of all', async () => {
  const ask = askedOf(notifications);
  const { next, ...latest } = await ask({ latest: 'true' });
  expect(latest.count).toBe(count);
  expect(await ask({ before: next ?? '' })).not.toHaveProperty('count');
});

it('a place in the log of one account shows nothing of another', async () => {
  const stranger = await world.person();
  const { next } = await askedOf(profileLogs)({ latest: 'true' });
  const reply = await world.ask(profileLogs, stranger, { query: { before: next ?? '' } });
  expect(reply.json<Reply>()).toEqual({ results: [], next: null });
});

it('an account without letters has no older sets', async () => {
  const reply = await world.ask(generationLog, who, { query: { latest: 'true' } });
  expect(reply.json()).toEqual({ generations: [], next: null, count: 0 });
});
