import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { myInformation, notifications } from '#contract/account.ts';
import { listProfiles, profileLogs } from '#contract/profiles.ts';
import { generationLog } from '#contract/repair.ts';
import { workDue } from '#contract/work.ts';
import type * as earlyCalls from '#src/api/earlyCalls.ts';
import { addressOf } from '#src/api/addressOf.ts';
import { firstProfiles } from '#src/api/firstProfiles.ts';

const stored = new Map<string, string>();
const written: Readonly<Record<string, string>> = {
  redress: '{"variant":"b2b","api":"","identity":{}}',
  'redress-session': '{"token":"t","seconds":300,"person":"p","mail":"m"}',
};
let early: typeof earlyCalls;

/** A page that came with a session, which its modules read when they load. */
beforeAll(async () => {
  vi.stubGlobal('document', {
    getElementById: (id: string) => ({ textContent: written[id], remove: () => undefined }),
  });
  vi.stubGlobal('window', { location: { hash: '', search: '', pathname: '/' } });
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('fetch', async (address: string) => Response.json({ address }));
  early = await import('#src/api/earlyCalls.ts');
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  stored.clear();
  early.askEarly(true);
});

it('names the calls of the first screens as the contract does', () => {
  expect(early.earlyCalls).toEqual([
    addressOf(myInformation, {}),
    addressOf(notifications, { query: { latest: 'true' } }),
    addressOf(listProfiles, { query: firstProfiles }),
    addressOf(profileLogs, { query: { latest: 'true' } }),
    addressOf(generationLog, { query: { latest: 'true' } }),
    addressOf(workDue, { query: {} }),
  ]);
});

it('gives each reply once', async () => {
  const address = addressOf(listProfiles, { query: firstProfiles });
  expect([await early.takeEarly(address), await early.takeEarly(address)]).toEqual([{ address }, null]);
});

it('gives nothing to someone who acts for another user by now', async () => {
  stored.set('impersonatedUser', 'someone');
  expect(await early.takeEarly(addressOf(listProfiles, { query: firstProfiles }))).toBe(null);
});

it('gives nothing that was asked for before a change', async () => {
  early.forgetEarly();
  expect(await early.takeEarly(addressOf(listProfiles, { query: firstProfiles }))).toBe(null);
});
