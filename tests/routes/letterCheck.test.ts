import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterCheck } from '#contract/letterCheck.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { letterDesk } from './letterDesk.ts';
import { aDocument, aProfile, aReport } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());
const { aClientWithLetters, record } = letterDesk(() => world);

/** The check of letters for a profile that differs from the report's person in this way. */
async function checkOf(
  differing: Parameters<typeof aProfile>[2],
  papers: readonly ('address' | 'idOrDriverLicense')[],
) {
  const who = await world.person();
  const profileId = await aProfile(world, who, differing);
  const reportId = await aReport(world, who, profileId);
  for (const kind of papers) await aDocument(world, who, profileId, kind);
  return (await world.ask(letterCheck, who, { params: { profileId, reportId } })).json();
}

it('finds nothing missing in a complete profile with its documents and its own report', async () => {
  expect(await checkOf({ firstName: 'Devin' }, ['address', 'idOrDriverLicense'])).toEqual({
    missing: [],
    othersNames: [],
    activity: 'active',
    profileName: 'Devin Sampleton',
  });
});

it('names what bureaus use to identify people and the profile doesn’t have', async () => {
  const bare = { firstName: '', ssn: '', city: '' };
  expect(await checkOf(bare, ['address'])).toEqual({
    missing: ['name', 'address', 'ssn', 'identityDocument'],
    othersNames: [],
    activity: 'active',
    profileName: 'Sampleton',
  });
});

it("recognizes another person's report by all its names", async () => {
  const check = await checkOf({ firstName: 'Wanda', lastName: 'Walker' }, []);
  expect(check).toEqual({
    missing: ['identityDocument', 'addressDocument'],
    othersNames: ['DEVIN SAMPLETON', 'DEVIN R SAMPLETON'],
    activity: 'active',
    profileName: 'Wanda Walker',
  });
});

it('says that work was paused or has ended, before letters are generated that nobody is to mail', async () => {
  const client = await aClientWithLetters();
  // The letters of that client are written from a stored row alone.
  const reportId = await aReport(world, client.who, client.params.profileId);
  const on = '2026-11-21';
  for (const [event, activity] of [
    [{ kind: 'paused', on, note: '' }, 'paused'],
    [{ kind: 'resumed', on }, 'active'],
    [{ kind: 'ended', on, note: '' }, 'ended'],
  ] as const) {
    expect((await record(client, event)).statusCode).toBe(200);
    const check = await world.ask(letterCheck, client.who, { params: { ...client.params, reportId } });
    expect(check.json()).toMatchObject({ activity });
  }
});
