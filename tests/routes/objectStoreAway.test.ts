/** Files in an object store that is away for a while. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allGenerations } from '#contract/account.ts';
import { viewDocument } from '#contract/documents.ts';
import { deleteProfile } from '#contract/profiles.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { readiness } from '#contract/service.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { anObjectStore, openBucket, type ObjectStoreUnderTest } from '../server/blobs/anObjectStore.ts';
import { timeouts } from '#tests/support/timeouts.ts';
import { aDocument, aProfile, aReport } from './world.ts';

let store: ObjectStoreUnderTest;
let world: AppUnderTest;
let who: Person;
let profileId: string;
beforeEach(async () => {
  store = await anObjectStore();
  world = await anApp({}, null, { files: await openBucket(store) });
  who = await world.person();
  profileId = await aProfile(world, who);
});
afterEach(async () => {
  await world.close();
  await store.stop();
});

const view = () => world.ask(viewDocument, who, { params: { profileId, kind: 'ssn' } });
const generationsUsed = async () => (await world.ask(allGenerations, who)).json().generationsUsed.value;

it('is answered with 503 and a time to come back, spends nothing, loses nothing, and heals by itself', async () => {
  const reportId = await aReport(world, who, profileId);
  expect((await aDocument(world, who, profileId, 'ssn')).statusCode).toBe(200);
  const before = await view();
  expect(before.statusCode).toBe(200);
  const key = randomUUID();
  const generate = () =>
    world.ask(generateAutomatic, who, {
      params: { profileId, reportId, selectedOptions: '5' },
      body: [5],
      headers: { 'idempotency-key': key },
    });

  await store.stop();
  for (const refused of [await view(), await aDocument(world, who, profileId, 'ssn'), await generate()]) {
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await generationsUsed()).toBe(0);

  await store.start();
  const after = await view();
  expect(after.statusCode).toBe(200);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
  expect((await generate()).statusCode).toBe(200);
  expect(await generationsUsed()).toBe(1);
});

it('makes the process unready because of its files alone, until it is back', async () => {
  await store.stop();
  const unready = await world.ask(readiness, null);
  expect(unready.json()).toMatchObject({ fields: [{ field: 'files', problem: 'failed' }] });
  await store.start();
  await expect
    .poll(async () => (await world.ask(readiness, null)).statusCode, { timeout: timeouts.start })
    .toBe(200);
});

it('leaves nothing of an erased client in the bucket', async () => {
  await aReport(world, who, profileId);
  await aDocument(world, who, profileId, 'ssn');
  const blobs = () => [...store.bucket.objects.keys()].filter((key) => key !== 'identity');
  expect(blobs()).toHaveLength(3);
  await world.ask(deleteProfile, who, { params: { profileId } });
  expect(blobs()).toEqual([]);
});
