import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawLetter, previewLetters } from '#contract/letterPreview.ts';
import { listProfiles } from '#contract/profiles.ts';
import { health, readiness } from '#contract/service.ts';
import { targetUserHeader } from '#contract/support.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';

const perMinute = 4;
/** The limit of an account, or of an address. */
const crowd = 5 * perMinute;

let world: AppUnderTest;
beforeEach(async () => {
  // Only the date is fake: the server's own timers stay real.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') });
  world = await anApp({}, null, { callsPerMinute: perMinute });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const aMinuteLater = () => vi.setSystemTime(Date.now() + 60_000);

type Answer = Awaited<ReturnType<AppUnderTest['ask']>>;

async function repeated(times: number, ask: () => Promise<Answer>): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < times; count += 1) statuses.push((await ask()).statusCode);
  return statuses;
}
const all = (times: number, status: number) => Array.from({ length: times }, () => status);

function expectLimited(answer: Answer): void {
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toEqual({ ok: false, code: 'tooManyTries', error: '' });
  expect(answer.headers['retry-after']).toBe('60');
}

describe('calls per minute', () => {
  it('are limited by person: the last allowed one succeeds, the next fails, and a minute later it succeeds', async () => {
    const who = await world.person();
    const other = await world.person();
    const ask = () => world.ask(listProfiles, who);
    expect(await repeated(perMinute, ask)).toEqual(all(perMinute, 200));
    expectLimited(await ask());
    expect((await world.ask(listProfiles, other)).statusCode).toBe(200);
    aMinuteLater();
    expect((await ask()).statusCode).toBe(200);
  });

  it('are limited by account, however many people make them', async () => {
    const target = await world.person();
    const acting = { headers: { [targetUserHeader]: target.userId } };
    for (let people = 0; people < crowd / perMinute; people += 1) {
      const supporter = await world.person();
      world.trust(supporter);
      const answers = await repeated(perMinute, () => world.ask(listProfiles, supporter, acting));
      expect(answers).toEqual(all(perMinute, 200));
    }
    const last = await world.person();
    world.trust(last);
    expectLimited(await world.ask(listProfiles, last, acting));
    expect((await world.ask(listProfiles, last)).statusCode).toBe(200);
  });

  it('are not used up for a user by support agents who impersonate them', async () => {
    const target = await world.person();
    const supporter = await world.person();
    world.trust(supporter);
    const acting = { headers: { [targetUserHeader]: target.userId } };
    await repeated(perMinute, () => world.ask(listProfiles, supporter, acting));
    expectLimited(await world.ask(listProfiles, supporter, acting));
    expect(await repeated(perMinute, () => world.ask(listProfiles, target))).toEqual(all(perMinute, 200));
  });

  it('are limited by address without a signed-in user', async () => {
    const at = (remoteAddress: string) =>
      world.app.inject({ url: '/api/v1/report/none', headers: { host: 'localhost:4000' }, remoteAddress });
    expect(await repeated(crowd, () => at('192.0.2.7'))).toEqual(all(crowd, 404));
    expectLimited(await at('192.0.2.7'));
    expectLimited(await at('::ffff:192.0.2.7'));
    expect((await at('192.0.2.8')).statusCode).toBe(404);
    aMinuteLater();
    expect((await at('192.0.2.7')).statusCode).toBe(404);
  });

  it('count all addresses of one IPv6 /64 network as one', async () => {
    const at = (remoteAddress: string) =>
      world.app.inject({ url: '/api/v1/report/none', headers: { host: 'localhost:4000' }, remoteAddress });
    let count = 0;
    await repeated(crowd, () => at(`2001:db8:1:2::${(count += 1)}`));
    expectLimited(await at('2001:db8:1:2:ffff::9'));
    expect((await at('2001:db8:1:3::1')).statusCode).toBe(404);
  });

  it.each([
    ['a call without a token', '/api/v1/profiles', {}, 401],
    ['a call with a forged token', '/api/v1/profiles', { authorization: 'Bearer a.b.c' }, 401],
    ['a path that does not exist', '/api/v1/nothing', {}, 404],
    ['a sign-in page', '/identity/none', {}, 400],
    ['the identity provider', '/.well-known/openid-configuration', {}, 200],
  ])('are counted for %s, and none of these affects a signed-in person', async (_, url, given, status) => {
    const headers = { host: 'localhost:4000', ...given };
    const ask = () => world.app.inject({ url, headers });
    expect(await repeated(crowd, ask)).toEqual(all(crowd, status));
    expectLimited(await ask());
    expect((await world.ask(listProfiles, await world.person())).statusCode).toBe(200);
  });

  it.each([
    ['letter previews', previewLetters, 60],
    ['their pages', drawLetter, 120],
  ] as const)('are limited further, by account, for %s', async (_, call, most) => {
    const generous = await anApp({}, null, { callsPerMinute: most + 2 });
    const who = await generous.person();
    const ask = () => generous.ask(call, who, { body: {} });
    expect(await repeated(most, ask)).toEqual(all(most, 400));
    expectLimited(await ask());
    // The refused one was counted with all others.
    expect((await generous.ask(listProfiles, who)).statusCode).toBe(200);
    expectLimited(await generous.ask(listProfiles, who));
    await generous.close();
  });

  it.each([health, readiness])('never include $name', async (call) => {
    const host = { host: 'localhost:4000' };
    await repeated(crowd, () => world.app.inject({ url: '/api/v1/nothing', headers: host }));
    expectLimited(await world.app.inject({ url: '/api/v1/nothing', headers: host }));
    const checks = await repeated(3 * crowd, () =>
      world.app.inject({ url: call.url, headers: { host: '10.0.0.3:4000' } }),
    );
    expect(checks).toEqual(all(3 * crowd, 200));
  });
});
