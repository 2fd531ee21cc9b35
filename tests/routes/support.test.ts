import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGenerations, myInformation, notifications, saveSettings } from '#contract/account.ts';
import { calls } from '#contract/calls.ts';
import { grantGenerations } from '#contract/payment.ts';
import { createProfile, listProfiles, profileDetails, profileLogs, revealField } from '#contract/profiles.ts';
import { anApp, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { unusedId, unusedParams as params, aProfile } from './world.ts';

let world: AppUnderTest;
let supporter: Person;
beforeAll(async () => {
  world = await anApp();
  supporter = await world.person('b2b', 0);
  world.trust(supporter);
});
afterAll(() => world.close());

const acts = (target: string) => ({ headers: { 'x-target-user-id': target } });
/** Support on the host of the impersonated user, where they have signed in too. */
const at = async (target: Person): Promise<Person> => ({
  ...supporter,
  variant: target.variant,
  token: await world.token(supporter.subject, target.variant),
});
const refusal = (status: number, code: string, error = '') => [status, { ok: false, code, error }];
const told = async (who: Person) =>
  (await world.ask(notifications, who)).json().results.map(({ code }: { code: string }) => code);
const noted = async ({ accountId }: Person) =>
  (await world.services.store.supportActs.list(accountId)).map(({ act, detail }) => [act, detail]);

describe('a call for another user', () => {
  it.each(
    calls
      .filter(({ access }) => access !== 'public' && access !== 'token')
      .map((call) => [call.name, call] as const),
  )('%s is refused to everyone except support, even with their own id', async (_, call) => {
    const [stranger, customer] = [await world.person(), await world.person()];
    const body = call.body ? {} : undefined;
    for (const target of [customer.userId, stranger.userId, unusedId, 'nonsense', '']) {
      const answer = await world.ask(call, stranger, { params, body, ...acts(target) });
      expect([answer.statusCode, answer.json()]).toEqual(refusal(403, 'forbidden'));
    }
    expect([await noted(customer), await noted(stranger)]).toEqual([[], []]);
  });

  it.each(calls.filter(({ access }) => access === 'token').map((call) => [call.name, call] as const))(
    '%s belongs to no account, so support can only call it for themselves',
    async (_, call) => {
      const customer = await world.person();
      const asked = { params, body: call.body ? {} : undefined };
      const plain = await world.ask(call, supporter, asked);
      const acting = await world.ask(call, supporter, { ...asked, ...acts(customer.userId) });
      expect([acting.statusCode, acting.body]).toEqual([plain.statusCode, plain.body]);
      expect(await noted(customer)).toEqual([]);
    },
  );

  it('finds no user for an unknown or malformed id', async () => {
    for (const target of [unusedId, 'nonsense', '', "1' or '1'='1"]) {
      const answer = await world.ask(myInformation, supporter, acts(target));
      expect([answer.statusCode, answer.json()]).toEqual(refusal(404, 'notFound'));
    }
  });

  it.each(['b2b', 'b2c'] as const)('is answered for support as for that user of %s', async (variant) => {
    const customer = await world.person(variant, 7);
    const profileId = await aProfile(world, customer);
    const own = (await world.ask(myInformation, customer)).json();
    expect([own.support, own.impersonated]).toEqual([false, false]);
    world.clock.set('2026-11-21T12:30:00.000Z');
    const who = await at(customer);
    const theirs = (await world.ask(myInformation, who, acts(customer.userId))).json();
    // Being viewed does not make the user active.
    expect(theirs).toEqual({ ...own, support: true, impersonated: true });
    const { results } = (await world.ask(listProfiles, who, acts(customer.userId))).json();
    expect(results.map(({ id }: { id: string }) => id)).toEqual([profileId]);
    world.clock.set('2026-11-21T12:00:00.000Z');
  });

  it('tells support on the wrong host where that user is, and creates no account there', async () => {
    const customer = await world.person('b2c');
    const answer = await world.ask(myInformation, supporter, acts(customer.userId));
    expect([answer.statusCode, answer.json()]).toEqual(refusal(403, 'wrongHost', 'http://my.localhost:4000'));
    expect(await noted(customer)).toEqual([]);
    const itself = await world.ask(myInformation, await at(customer));
    expect([itself.statusCode, itself.json()]).toEqual(refusal(403, 'wrongHost', 'http://localhost:4000'));
  });

  it("changes that user's account, under support's name in its log", async () => {
    const customer = await world.person('b2b');
    const profile = aProfileInput();
    const made = await world.ask(createProfile, supporter, { body: profile, ...acts(customer.userId) });
    const { id: profileId } = made.json();
    const one = { params: { profileId }, ...acts(customer.userId) };
    const seen = await world.ask(revealField, supporter, { ...one, body: { field: 'ssn' } });
    expect([made.statusCode, seen.json()]).toEqual([200, { value: profile.ssn }]);
    await world.ask(saveSettings, supporter, {
      body: { companyName: 'Ruiz & Co' },
      ...acts(customer.userId),
    });

    const own = (await world.ask(myInformation, customer)).json();
    expect(own).toMatchObject({ id: customer.userId, companyName: 'Ruiz & Co' });
    const logged = (await world.ask(profileLogs, customer)).json().results;
    expect(
      logged.map(({ username, status }: { username: string; status: string }) => [username, status]),
    ).toEqual([
      ['Redress Support', 'valueRevealed'],
      ['Redress Support', 'profileCreated'],
    ]);
    expect((await world.ask(listProfiles, supporter)).json().results).toEqual([]);
    expect(await noted(customer)).toEqual([
      ['called', 'saveSettings'],
      ['called', 'revealField'],
      ['called', 'createProfile'],
      ['impersonated', ''],
    ]);
  });

  it('has no access beyond that account', async () => {
    const [customer, other] = [await world.person(), await world.person()];
    const profileId = await aProfile(world, other);
    const answer = await world.ask(profileDetails, supporter, {
      params: { profileId },
      ...acts(customer.userId),
    });
    expect([answer.statusCode, answer.json()]).toEqual(refusal(404, 'notFound'));
    expect(await noted(other)).toEqual([]);
  });

  it('notifies the account once an hour, however many calls come, even at once', async () => {
    const customer = await world.person();
    const visit = () => world.ask(listProfiles, supporter, acts(customer.userId));
    await Promise.all(Array.from({ length: 20 }, visit));
    world.clock.set('2026-11-21T12:59:59.000Z');
    await visit();
    expect([await told(customer), await noted(customer)]).toEqual([['supportActed'], [['impersonated', '']]]);
    world.clock.set('2026-11-21T13:00:00.000Z');
    await Promise.all(Array.from({ length: 20 }, visit));
    expect(await told(customer)).toEqual(['supportActed', 'supportActed']);
    expect((await world.services.store.supportActs.list(customer.accountId))[0]).toEqual({
      userId: customer.userId,
      by: { provider: 'embedded', subject: supporter.subject },
      act: 'impersonated',
      detail: '',
      at: '2026-11-21T13:00:00.000Z',
    });
    world.clock.set('2026-11-21T12:00:00.000Z');
  });

  it("adds generations during impersonation too, in support's own name", async () => {
    const [customer, other] = [await world.person('b2b', 1), await world.person('b2b', 1)];
    const body = { userId: other.userId, count: 4 };
    const answer = await world.ask(grantGenerations, supporter, { body, ...acts(customer.userId) });
    expect(answer.json()).toEqual({ ok: true, generationsLeft: { value: 5 } });
    expect((await world.ask(allGenerations, customer)).json().generationsLeft.value).toBe(1);
    const granted = await world.services.store.supportActs.list(other.accountId);
    expect(granted.map(({ by, act }) => [by.subject, act])).toEqual([
      [supporter.subject, 'generationsGranted'],
    ]);
  });
});

it('tells support, and nobody else, that they are support', async () => {
  const person = await world.person();
  expect((await world.ask(myInformation, supporter)).json()).toMatchObject({
    id: supporter.userId,
    support: true,
    impersonated: false,
  });
  expect((await world.ask(myInformation, person)).json()).toMatchObject({
    support: false,
    impersonated: false,
  });
});
