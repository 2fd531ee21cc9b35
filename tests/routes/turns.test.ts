import { afterEach, expect, it, vi } from 'vitest';
import { connectProvider } from '#contract/providers.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { anApp, sampleGateway, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport, credentials } from './world.ts';

let world: AppUnderTest;
afterEach(() => world.close());

it('letters of another account are typeset between those of large sets', async () => {
  world = await anApp();
  const typeset: string[] = [];
  const real = world.services.typesetter.typeset.bind(world.services.typesetter);
  vi.spyOn(world.services.typesetter, 'typeset').mockImplementation((letter, ...rest) => {
    typeset.push(letter.sender.lines[0] ?? '');
    return real(letter, ...rest);
  });
  const start = async (streetAddress: string) => {
    const who = await world.person('b2b', 10);
    const profileId = await aProfile(world, who, { streetAddress });
    return { who, params: { profileId, reportId: await aReport(world, who, profileId) } };
  };
  let keys = 0;
  const generated = async ({ who, params }: Awaited<ReturnType<typeof start>>, options: number[]) => {
    const answer = await world.ask(generateAutomatic, who, {
      params: { ...params, selectedOptions: options.join(',') },
      query: { repeat: 'true' },
      body: options,
      headers: { 'idempotency-key': `a-key-of-the-test-${(keys += 1)}` },
    });
    expect(answer.statusCode).toBe(200);
  };
  const large = await start('1 Large Ave');
  const small = await start('2 Small Rd');
  const sets = Array.from({ length: 8 }, () => generated(large, [1, 2, 3, 4, 5]));
  await expect.poll(() => typeset.length).toBeGreaterThan(2);
  const before = typeset.length;
  await generated(small, [5]);
  const meanwhile = typeset.slice(before);
  await Promise.all(sets);

  const own = meanwhile.filter((street) => street === '2 Small Rd').length;
  expect(own).toBeGreaterThan(0);
  // At most the two that the other account may have at once, for the plan and for each letter.
  expect(meanwhile.length - own).toBeLessThanOrEqual(2 * (own + 1) + 2);
  expect(typeset.length - before).toBeGreaterThan(2 * meanwhile.length);
});

it('a report is imported while another account waits for many that a provider does not send', async () => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  let asked = 0;
  world = await anApp({
    MyFreeScoreNow: {
      async fetchReport(given, options) {
        asked += 1;
        if (given.username === 'slow@example.com') await sent;
        return sampleGateway.fetchReport(given, options);
      },
    },
  });
  let profiles = 0;
  const connect = async (who: Person, username: string) => {
    const streetAddress = `${(profiles += 1)} Main St`;
    const params = { provider: 'MyFreeScoreNow', profileId: await aProfile(world, who, { streetAddress }) };
    return (await world.ask(connectProvider, who, { params, body: { ...credentials, username } })).statusCode;
  };
  const large = await world.person();
  const waiting = Array.from({ length: 20 }, () => connect(large, 'slow@example.com'));
  await expect.poll(() => asked).toBe(4);
  expect(await connect(await world.person(), 'quick@example.com')).toBe(200);
  expect(asked).toBe(5);
  send();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200));
});
