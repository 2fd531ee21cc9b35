import fastify from 'fastify';
import { expect, it } from 'vitest';
import { listProfiles } from '#contract/profiles.ts';
import { viewReport } from '#contract/reports.ts';
import { failures } from '#server/http/failures.ts';
import { looks } from '#server/http/looks.ts';
import { createTurns } from '#server/turns.ts';

/** A server that lets one look of each account begin, and one wait; each ends when the test says so. */
function anApp() {
  const app = fastify();
  failures(app);
  app.decorateRequest('caller', {
    getter() {
      const account = this.headers['x-account'];
      return account === undefined ? null : ({ accountId: String(account) } as typeof this.session);
    },
  });
  looks(app, createTurns({ atOnce: 9, perAccount: 1, mostWaiting: 1 }));
  const looking: (() => void)[] = [];
  app.get('/report', { config: { call: viewReport } }, async () => {
    await new Promise<void>((resolve) => looking.push(resolve));
    return 'seen';
  });
  app.get('/list', { config: { call: listProfiles } }, async () => 'listed');
  const look = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/report', headers })).statusCode;
  const until = async (count: number) => {
    while (looking.length < count) await new Promise(setImmediate);
  };
  return { app, look, looking, until };
}

it('takes one look of an account after the other, and refuses what would wait too long', async () => {
  const { app, look, looking, until } = anApp();
  const ana = { 'x-account': 'ana' };
  const first = look(ana);
  await until(1);
  const three = [look(ana), look(ana), look(ana)];
  expect(await Promise.race(three)).toBe(503);
  expect((await app.inject({ url: '/list', headers: ana })).statusCode).toBe(200);
  const others = [look({ 'x-account': 'bea' }), look({})];
  await until(3);
  expect(looking).toHaveLength(3);
  looking.splice(0).forEach((end) => end());
  expect(await Promise.all([first, ...others])).toEqual([200, 200, 200]);
  await until(1);
  looking.forEach((end) => end());
  expect((await Promise.all(three)).toSorted((a, b) => a - b)).toEqual([200, 503, 503]);
});
