import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { uploadCalls } from '#contract/documents.ts';
import { anApp, anUpload, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, anImage } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => {
  world = await anApp();
});
afterAll(() => world.close());

/** Uploads that end when the test says so, as others wait for their turn to be decoded. `nine` resolves if so many wait. */
async function waitingUploads() {
  const released = Promise.withResolvers<void>();
  const nine = Promise.withResolvers<string>();
  const { vault } = world.services;
  const put = vault.put.bind(vault);
  let count = 0;
  vi.spyOn(vault, 'put').mockImplementation(async (place, content) => {
    count += 1;
    if (count === 9) nine.resolve('nine');
    await released.promise;
    return put(place, content);
  });
  const image = await anImage();
  const upload = (who: Person, profileId: string) =>
    world.ask(uploadCalls.ssn, who, { params: { profileId }, ...anUpload('ssn', image) });
  return { upload, nine: nine.promise, release: () => released.resolve() };
}

it('refuses the ninth upload of one person at once, and neither another person’s nor the next one', async () => {
  const [who, other] = [await world.person(), await world.person()];
  const [profileId, othersProfile] = [await aProfile(world, who), await aProfile(world, other)];
  const { upload, nine, release } = await waitingUploads();
  const all = Array.from({ length: 9 }, () => upload(who, profileId));
  const first = await Promise.race([...all, nine]);
  const others = upload(other, othersProfile);
  release();
  if (typeof first === 'string') throw new Error('All nine wait.');
  expect([first.statusCode, first.json().code, first.headers['retry-after']]).toEqual([503, 'busy', '2']);
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect((await others).statusCode).toBe(200);
  expect((await upload(who, profileId)).statusCode).toBe(200);
});
