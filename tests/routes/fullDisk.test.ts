import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listProfiles } from '#contract/profiles.ts';
import { health } from '#contract/service.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { aDocument, aProfile } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const unavailable = (error: string) => ({ ok: false, code: 'unavailable', error });

it('refuses an upload that the disk has no room for, so that it can be retried', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  vi.spyOn(world.services.vault, 'put').mockRejectedValueOnce(full);

  const refused = await aDocument(world, who, profileId, 'ssn');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toEqual(unavailable(''));
  expect((await aDocument(world, who, profileId, 'ssn')).statusCode).toBe(200);
});

it('says at /api/health that the disk is full', async () => {
  const full = new StoreUnavailable('ENOSPC', 'The disk that holds /secret/place is full.');
  vi.spyOn(world.services.store, 'ping').mockRejectedValueOnce(full);
  const answer = await world.ask(health, null);
  expect([answer.statusCode, answer.json()]).toEqual([503, unavailable('The data disk is full.')]);
  expect((await world.ask(health, null)).json()).toEqual({ ok: true, version: '1' });
});

it('lets people read while nothing can be written', async () => {
  const who = await world.person();
  const full = new StoreUnavailable('SQLITE_FULL', "The database file can't be used right now.");
  const touch = vi.spyOn(world.services.store.users, 'touch').mockRejectedValue(full);
  expect((await world.ask(listProfiles, who)).statusCode).toBe(200);
  expect(touch).toHaveBeenCalled();
});
