import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientReadiness } from '#contract/clientReadiness.ts';
import { clientSummary } from '#contract/clientSummary.ts';
import { mostClientsAtOnce } from '#contract/limits.ts';
import { listProfiles } from '#contract/profiles.ts';
import { connectProvider } from '#contract/providers.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { letterDesk } from './letterDesk.ts';
import { nobody } from './ownedCalls.ts';
import { aProfile, credentials } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => {
  world = await anApp();
});
afterAll(() => world.close());
const { aClientWithLetters, record } = letterDesk(() => world);

it('K4 tells for several clients what they are called, their status, and what they are connected to', async () => {
  const who = await world.person('b2b');
  const stranger = await world.person('b2b');
  const [zoe, ana, foreign] = [
    await aProfile(world, who, { profileName: 'Zoe' }),
    await aProfile(world, who, { profileName: 'Ana' }),
    await aProfile(world, stranger, { profileName: 'Eve' }),
  ];
  const params = { provider: 'SmartCredit', profileId: zoe };
  const connected = await world.ask(connectProvider, who, { params, body: credentials });
  expect(connected.statusCode).toBe(200);
  const asked = await world.ask(clientReadiness, who, {
    body: { ids: [zoe, ana, foreign, nobody.profileId] },
  });
  expect(asked.json()).toEqual({
    clients: [
      {
        id: ana,
        name: 'Ana',
        status: 'Onboarding',
        provider: null,
        reportId: null,
        onHold: false,
        activity: 'active',
        contract: { state: 'none', opensOn: null },
      },
      {
        id: zoe,
        name: 'Zoe',
        status: 'Onboarding',
        provider: 'SmartCredit',
        reportId: connected.json().reportId,
        onHold: false,
        activity: 'active',
        contract: { state: 'none', opensOn: null },
      },
    ],
  });
  const many = Array.from({ length: mostClientsAtOnce + 1 }, () => ana);
  expect((await world.ask(clientReadiness, who, { body: { ids: many } })).statusCode).toBe(400);
  expect((await world.ask(clientReadiness, who, { body: { ids: [] } })).statusCode).toBe(400);
});

it('K4 says whether work for a client is in progress, paused, or has ended', async () => {
  const client = await aClientWithLetters();
  const activity = async () => {
    const body = { ids: [client.params.profileId] };
    const asked = await world.ask(clientReadiness, client.who, { body });
    return asked.json().clients.map((each: { activity: string }) => each.activity);
  };
  const on = '2026-11-21';
  expect(await activity()).toEqual(['active']);
  await record(client, { kind: 'paused', on, note: '' });
  expect(await activity()).toEqual(['paused']);
  await record(client, { kind: 'resumed', on });
  await record(client, { kind: 'ended', on, note: '' });
  expect(await activity()).toEqual(['ended']);
});

it('K4 says so before a client’s first letters, too', async () => {
  const who = await world.person('b2b');
  const profileId = await aProfile(world, who, { profileName: 'Devon' });
  const client = { who, params: { profileId }, sessionId: '', reportId: '' };
  const known = async () => {
    const asked = await world.ask(clientReadiness, who, { body: { ids: [profileId] } });
    const summary = await world.ask(clientSummary, who, { params: { profileId } });
    return [asked.json().clients[0].activity, summary.json().activity];
  };
  const on = '2026-11-21';
  const paused = await record(client, { kind: 'paused', on, note: '' });
  expect(paused.statusCode).toBe(200);
  expect(await known()).toEqual(['paused', 'paused']);
  const listed = await world.ask(listProfiles, who);
  expect(listed.json().results[0].mailing).toBeUndefined();
  await record(client, { kind: 'resumed', on });
  expect(await known()).toEqual(['active', 'active']);
});
