import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstCallsOf } from '#contract/earlyCalls.ts';
import { lookCookie, lookText } from '#contract/look.ts';
import { progress } from '#contract/progress.ts';
import { type ServedScreens, servedScreens } from '#server/http/served/servedScreen.ts';
import { aProfile } from '#tests/routes/world.ts';
import { anApp, type AppUnderTest, pathOf } from '#tests/support/anApp.ts';
import { aFolder } from '#tests/support/aStore.ts';

const drawing = { markup: 'drawn at 390', modules: [] };

let world: AppUnderTest;
let screens: ServedScreens;
beforeAll(async () => {
  world = await anApp();
  const code = join(aFolder(), 'draw.mjs');
  writeFileSync(
    code,
    'export const rehearse = () => {};\nexport const draw = ({ look }) => ({ markup: `drawn at ${look.width}`, modules: [] });',
  );
  const inject = world.app.inject.bind(world.app);
  const addHook = (_name: string, end: () => void) => ends.push(end);
  const app = { inject, addHook, log: world.app.log } as unknown as FastifyInstance;
  screens = servedScreens(app, { code, patience: 600_000 });
});
const ends: (() => void)[] = [];
afterAll(async () => {
  for (const end of ends) end();
  await world.close();
});

const said = lookText({ language: 'en', width: 390, pointer: 'coarse', timeZone: null });
/** The request of a page. */
const opened = (cookie: string, url = '/dashboard', host = 'localhost:4000') =>
  ({ host, ip: '203.0.113.7', url, headers: { cookie } }) as unknown as FastifyRequest;

it('gathers nothing for a browser that has not asked for it, so that its page is sent at once', async () => {
  const { token } = await world.person();
  for (const cookie of ['', 'a=b', `${lookCookie}=`, `${lookCookie}=anything`])
    expect(screens.of(opened(cookie), { variant: 'b2b' }, token)).toBe(null);
});

it('gathers the replies for one that has, and draws a page without a query', async () => {
  const { token } = await world.person();
  const gathered = (url?: string) =>
    screens.of(opened(`a=b; ${lookCookie}=${said}`, url), { variant: 'b2b' }, token);
  const { replies, drawing: drawn } = (await gathered()) ?? {};
  expect([Object.keys(replies ?? {}), drawn]).toEqual([firstCallsOf('b2b'), drawing]);
  expect(await gathered('/dashboard?search=ana')).toEqual({ replies, drawing: null });
});

it('gathers for a consumer how far their disputes have come, once it knows their profile', async () => {
  const who = await world.person('b2c');
  const gathered = async () => {
    const request = opened(`${lookCookie}=${said}`, '/home', 'my.localhost:4000');
    const { replies } = (await screens.of(request, { variant: 'b2c' }, who.token)) ?? { replies: {} };
    return Object.keys(replies);
  };
  expect(await gathered()).toEqual(firstCallsOf('b2c'));
  const profileId = await aProfile(world, who);
  expect(await gathered()).toEqual([...firstCallsOf('b2c'), pathOf(progress, { params: { profileId } })]);
});
