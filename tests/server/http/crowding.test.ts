import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { health } from '#contract/service.ts';
import { paymentReply } from '#contract/payment.ts';
import { listProfiles } from '#contract/profiles.ts';
import { crowding } from '#server/http/crowding.ts';
import { failures } from '#server/http/failures.ts';

afterEach(() => vi.useRealTimers());

/** A server that answers two calls at once, each when the test says so. */
function aCrowdedApp() {
  const app = fastify();
  failures(app);
  crowding(app, 2);
  const waiting: (() => void)[] = [];
  let begin = () => {};
  app.get('/call', { config: { call: listProfiles } }, () => {
    begin();
    return new Promise<string>((resolve) => waiting.push(() => resolve('done')));
  });
  app.get('/reply', { config: { call: paymentReply } }, async () => 'paid');
  app.get('/health', { config: { call: health } }, async () => 'alive');
  const call = async () => {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    begin = resolve;
    const asked = app.inject('/call');
    // Until it is either refused or waits for the test.
    await Promise.race([asked, begun]);
    return { answered: asked.then(({ statusCode, headers }) => [statusCode, headers['retry-after']]) };
  };
  return { app, call, answer: () => waiting.shift()?.() };
}

it('refuses a call beyond those being answered at once, and asks for a retry', async () => {
  const { app, call, answer } = aCrowdedApp();
  const [first, second, third] = [await call(), await call(), await call()];
  expect(await third.answered).toEqual([503, '2']);
  expect((await app.inject('/health')).statusCode).toBe(200);
  expect((await app.inject('/reply')).statusCode).toBe(200);
  answer();
  expect(await first.answered).toEqual([200, undefined]);
  const fourth = await call();
  answer();
  answer();
  expect([await second.answered, await fourth.answered]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
});

it('does not count calls that have been waiting for something else for long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { call, answer } = aCrowdedApp();
  const slow = [await call(), await call()];
  vi.advanceTimersByTime(2_001);
  const quick = await call();
  for (let each = 0; each < 3; each += 1) answer();
  expect(await Promise.all([...slow, quick].map(({ answered }) => answered))).toEqual(
    Array.from({ length: 3 }, () => [200, undefined]),
  );
});
