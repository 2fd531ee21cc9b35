import { afterAll, beforeAll, expect, it } from 'vitest';
import { legalHold, liftHold, placeHold } from '#contract/legalHold.ts';
import {
  deleteClient,
  deleteProfile,
  deleteProfiles,
  listProfiles,
  profileLogs,
} from '#contract/profiles.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const count = async (who: Person) => (await world.ask(listProfiles, who)).json().results.length;

it('keeps a client from being deleted until it is lifted, and says who placed it and why', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  const other = await aProfile(world, who, { profileName: 'Another client' });
  const params = { profileId };
  expect((await world.ask(legalHold, who, { params })).json()).toEqual({ hold: null });
  await world.ask(placeHold, who, { params, body: { reason: ' Lawsuit 26-114 ' } });
  const { hold } = (await world.ask(legalHold, who, { params })).json();
  expect(hold).toMatchObject({ reason: 'Lawsuit 26-114', at: world.clock.now().toISOString() });
  expect(hold.by).not.toBe('');

  const refusal = { ok: false, code: 'onHold', error: '' };
  expect((await world.ask(deleteProfile, who, { params })).json()).toEqual(refusal);
  expect((await world.ask(deleteClient, who, { params })).json()).toEqual(refusal);
  expect((await world.ask(deleteProfiles, who, { body: [other, profileId] })).json()).toEqual(refusal);
  expect(await count(who)).toBe(2);

  await world.ask(liftHold, who, { params });
  expect((await world.ask(deleteProfiles, who, { body: [other, profileId] })).json()).toEqual({ ok: true });
  expect(await count(who)).toBe(0);
  const statuses = (await world.ask(profileLogs, who))
    .json()
    .results.map((entry: { status: string }) => entry.status);
  expect(statuses).toEqual(expect.arrayContaining(['holdPlaced', 'holdLifted']));
});

it('needs a reason, and is not for consumers', async () => {
  const who = await world.person();
  const params = { profileId: await aProfile(world, who) };
  expect((await world.ask(placeHold, who, { params, body: { reason: ' ' } })).statusCode).toBe(400);
  const consumer = await world.person('b2c');
  const own = { profileId: await aProfile(world, consumer) };
  const refused = await world.ask(placeHold, consumer, { params: own, body: { reason: 'mine' } });
  expect(refused.json()).toMatchObject({ code: 'forbidden' });
});
