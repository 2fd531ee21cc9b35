import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { grantGenerations } from '#contract/payment.ts';
import {
  createProfile,
  deleteClient,
  deleteProfile,
  deleteProfiles,
  profileDetails,
  revealField,
} from '#contract/profiles.ts';
import { startVisit, targetUserHeader } from '#contract/support.ts';
import { anApp, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, unusedParams } from './world.ts';

const minute = 60;

let world: AppUnderTest;
beforeAll(async () => (world = await anApp({}, null, { stepUp: true })));
afterAll(() => world.close());

/** The same person with a token whose sign-in was so many seconds ago; null for a token that doesn't say. */
async function signedInAgo(who: Person, seconds: number | null): Promise<Person> {
  const at = Math.floor(world.clock.now().getTime() / 1_000);
  const claims = seconds === null ? {} : { auth_time: at - seconds };
  return { ...who, token: await world.token(who.subject, who.variant, claims) };
}
const needed = { ok: false, code: 'freshSignInNeeded', error: '' };

it('names the calls that open or destroy what a password alone must not', () => {
  expect(calls.filter((call) => 'needsFreshSignIn' in call)).toEqual(
    expect.arrayContaining([revealField, deleteProfile, deleteClient, deleteProfiles, grantGenerations]),
  );
});

it('reveals a Social Security number within five minutes of the sign-in, and not later', async () => {
  const owner = await world.person();
  const profileId = await aProfile(world, owner);
  const reveal = async (who: Person) =>
    (await world.ask(revealField, who, { params: { profileId }, body: { field: 'ssn' } })).statusCode;
  expect(await reveal(await signedInAgo(owner, 4 * minute))).toBe(200);
  for (const stale of [5 * minute + 1, 24 * 60 * minute, null]) {
    const who = await signedInAgo(owner, stale);
    const answer = await world.ask(revealField, who, { params: { profileId }, body: { field: 'ssn' } });
    expect([answer.statusCode, answer.json()]).toEqual([403, needed]);
  }
});

it('deletes nothing without a recent sign-in', async () => {
  const owner = await signedInAgo(await world.person(), 6 * minute);
  const profileId = await aProfile(world, owner);
  for (const call of [deleteProfile, deleteClient, deleteProfiles]) {
    const answer = await world.ask(call, owner, { params: { ...unusedParams, profileId }, body: {} });
    expect([answer.statusCode, answer.json()]).toEqual([403, needed]);
  }
  expect((await world.ask(profileDetails, owner, { params: { profileId } })).statusCode).toBe(200);
});

it('lets support change something for others only after a recent sign-in', async () => {
  const [support, customer] = [await world.person('b2b', 0), await world.person('b2b', 0)];
  world.trust(support);
  const stale = await signedInAgo(support, 6 * minute);
  const fresh = await signedInAgo(support, 0);
  const headers = { [targetUserHeader]: customer.userId };
  await world.ask(startVisit, fresh, { body: { reason: 'Asked by phone' }, headers });
  const create = (who: Person) => world.ask(createProfile, who, { body: aProfileInput(), headers });
  expect((await create(stale)).json()).toEqual(needed);
  expect((await create(fresh)).statusCode).toBeLessThan(300);
  const body = { userId: customer.userId, count: 7 };
  expect((await world.ask(grantGenerations, stale, { body })).json()).toEqual(needed);
  expect((await world.ask(grantGenerations, fresh, { body })).statusCode).toBe(200);
  // What they do for themselves is theirs.
  expect((await world.ask(createProfile, stale, { body: aProfileInput() })).statusCode).toBeLessThan(300);
});
