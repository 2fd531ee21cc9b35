import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  allGenerations,
  getStates,
  myInformation,
  notifications,
  readNotifications,
  saveSettings,
} from '#contract/account.ts';
import { createProfile, deleteProfile, profileLogs } from '#contract/profiles.ts';
import { progress } from '#contract/progress.ts';
import { generationLog } from '#contract/repair.ts';
import { anApp, aProfileInput, type AppUnderTest } from '#tests/support/anApp.ts';
import { aProfile } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

it('tells a new person who they are and what they have', async () => {
  const who = await world.person('b2c', 3);
  const now = world.clock.now().toISOString();
  const none = { value: 0 };
  expect((await world.ask(myInformation, who)).json()).toEqual({
    id: who.userId,
    variant: 'b2c',
    fullName: expect.stringMatching(/^Person \d+$/),
    mail: expect.stringContaining('@example.com'),
    phoneNumber: null,
    lastSignIn: now,
    dateJoined: now,
    lastActiveDate: now,
    showOnboarding: true,
    onboarding: { report: false },
    generationsLeft: { value: 3, account: expect.stringMatching(/^\d{4}-\d{4}$/) },
    statitics: { finished: none, needsReview: none, waiting: none, onboarding: none },
    lastGeneration: null,
    companyName: '',
    companyUrl: '',
    companyLogoUrl: '',
    support: false,
    supportConsentUntil: null,
    language: null,
    remindersByMail: true,
    timeZone: 'America/New_York',
    walkthroughSeen: false,
    impersonated: false,
  });
  expect((await world.ask(allGenerations, who)).json()).toEqual({
    generationsLeft: { value: 3, until: null },
    generationsUsed: { value: 0, until: null },
  });
});

it('notes the language of emails and whether reminders are emailed, and keeps each without the other', async () => {
  const who = await world.person();
  const said = async () => {
    const { language, remindersByMail } = (await world.ask(myInformation, who)).json();
    return [language, remindersByMail];
  };
  await world.ask(saveSettings, who, { body: { language: 'es' } });
  expect(await said()).toEqual(['es', true]);
  await world.ask(saveSettings, who, { body: { remindersByMail: false } });
  expect(await said()).toEqual(['es', false]);
});

it('saves settings, and leaves unchanged what was not sent', async () => {
  const who = await world.person();
  const body = { fullName: 'Ana Ruiz', companyName: 'Ruiz & Co', companyUrl: 'https://ruiz.example/' };
  expect((await world.ask(saveSettings, who, { body })).json()).toEqual({ ok: true });
  await world.ask(saveSettings, who, { body: { showOnboarding: false } });
  expect((await world.ask(myInformation, who)).json()).toMatchObject({ ...body, showOnboarding: false });
});

it.each([
  ['an address that runs script', { companyUrl: 'javascript:alert(1)' }, 'companyUrl'],
  ['an address with a password', { companyUrl: 'https://user:secret@127.0.0.1/' }, 'companyUrl'],
  ['an address with a user', { companyUrl: 'https:\\\\user@ruiz.example/' }, 'companyUrl'],
  ['an endless address', { companyUrl: `https://ruiz.example/${'a'.repeat(2_000)}` }, 'companyUrl'],
  ['a plain http address', { companyUrl: 'http://ruiz.example/' }, 'companyUrl'],
  ['an invalid email address', { mail: 'ana' }, 'mail'],
  ['an empty name', { fullName: ' ' }, 'fullName'],
  ['a time zone that nobody knows', { timeZone: 'Mars/Olympus_Mons' }, 'timeZone'],
  ['an offset, which is no time zone', { timeZone: '+05:00' }, 'timeZone'],
])('refuses %s', async (_, body, field) => {
  const answer = await world.ask(saveSettings, await world.person(), { body });
  expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field, problem: 'invalid' }]]);
});

it('starts with empty lists, which is not an error', async () => {
  const who = await world.person();
  expect((await world.ask(generationLog, who)).json()).toEqual({ generations: [] });
  expect((await world.ask(notifications, who)).json()).toEqual({ results: [] });
  expect((await world.ask(profileLogs, who)).json()).toEqual({ results: [] });
});

it('knows the states with their postal codes', async () => {
  const { results } = (await world.ask(getStates, await world.person())).json();
  expect(results).toContainEqual({ id: 'IL', name: 'Illinois' });
  expect(results).toContainEqual({ id: 'AE', name: 'Armed Forces Europe' });
  expect(results).toHaveLength(59);
});

it('lists what is new to a person until they have read it; support marks nothing as read', async () => {
  const who = await world.person();
  const { store } = world.services;
  const tell = () =>
    store.notifications.add(who.accountId, {
      type: 'general',
      code: 'supportActed',
      params: {},
      profileId: null,
    });
  const list = async (): Promise<{ createdAt: string; read: boolean }[]> =>
    (await world.ask(notifications, who)).json().results;
  const read = (until: string, headers = {}, by = who) =>
    world.ask(readNotifications, by, { body: { until }, headers });
  await tell();
  expect((await list()).map((one) => one.read)).toEqual([false]);

  const support = await world.person();
  world.trust(support);
  const acting = await read('2026-11-21T12:00:00.000Z', { 'x-target-user-id': who.userId }, support);
  expect(acting.statusCode).toBe(200);
  expect((await list()).every((one) => !one.read)).toBe(true);

  // Nobody can mark the future as read: what comes later is new, whatever was sent.
  expect((await read('2030-01-01T00:00:00.000Z')).json()).toEqual({ ok: true });
  expect((await list()).every((one) => one.read)).toBe(true);
  world.clock.set('2026-11-21T12:00:01.000Z');
  await tell();
  await read('2026-11-20T12:00:00.000Z');
  expect((await list()).map((one) => one.read)).toEqual([false, true, true]);
  expect((await read('yesterday')).statusCode).toBe(400);
  world.clock.set('2026-11-21T12:00:00.000Z');
});

it('names the client of a notification as long as the account has that client', async () => {
  const [who, other] = [await world.person(), await world.person()];
  const { id } = (await world.ask(createProfile, who, { body: aProfileInput() })).json();
  const told = async (person: typeof who) =>
    (await world.ask(notifications, person))
      .json()
      .results.map((one: { profileId: string }) => one.profileId);
  for (const { accountId } of [who, other])
    await world.services.store.notifications.add(accountId, {
      type: 'general',
      code: 'monthPassed',
      params: { profile: 'Dana Cole' },
      profileId: id,
    });
  expect([await told(who), await told(other)]).toEqual([[id], [null]]);
  // A notification names its client, so it is erased with them.
  await world.ask(deleteProfile, who, { params: { profileId: id } });
  expect(await told(who)).toEqual([]);
});

it('P31 dates are those of where the person says they are', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  const today = async () => (await world.ask(progress, who, { params: { profileId } })).json().today;
  world.clock.set('2026-11-22T03:00:00.000Z');
  expect(await today()).toBe('2026-11-21');
  await world.ask(saveSettings, who, { body: { timeZone: 'Pacific/Guam' } });
  expect(await today()).toBe('2026-11-22');
  await world.ask(saveSettings, who, { body: { fullName: 'Ana Ruiz' } });
  expect((await world.ask(myInformation, who)).json().timeZone).toBe('Pacific/Guam');
  await world.ask(saveSettings, who, { body: { timeZone: 'pacific/GUAM' } });
  expect((await world.ask(myInformation, who)).json().timeZone).toBe('Pacific/Guam');
});
