import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { myInformation, notifications } from '#contract/account.ts';
import { ownPages } from '#contract/ownPages.ts';
import { listProfiles, profileLogs } from '#contract/profiles.ts';
import { generationLog } from '#contract/repair.ts';
import { workDue } from '#contract/work.ts';
import type * as earlyCalls from '#src/api/earlyCalls.ts';
import { addressOf } from '#src/api/addressOf.ts';
import { firstPagesCalls, firstProfiles } from '#contract/earlyCalls.ts';
import { lostAfter } from '#src/api/lostAfter.ts';

const stored = new Map<string, string>();
const written: Record<string, string> = {
  redress: '{"variant":"b2b","api":"","identity":{}}',
  'redress-session': '{"token":"t","seconds":300,"person":"p","mail":"m"}',
};
const replies = 'redress-replies';
let early: typeof earlyCalls;

/** A page that came with a session, which its modules read when they load. */
beforeAll(async () => {
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      written[id] === undefined
        ? null
        : { textContent: written[id], remove: () => id !== replies || Reflect.deleteProperty(written, id) },
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
  expect(firstPagesCalls).toEqual([
    addressOf(myInformation, {}),
    addressOf(notifications, { query: { latest: 'true' } }),
    addressOf(listProfiles, { query: firstProfiles }),
    addressOf(profileLogs, { query: { latest: 'true' } }),
    addressOf(generationLog, { query: { latest: 'true' } }),
    addressOf(workDue, { query: {} }),
  ]);
});

it('gives a reply to all who ask at once, as the frame and the page in it do, and to nobody later', async () => {
  const address = addressOf(listProfiles, { query: firstProfiles });
  expect([await early.takeEarly(address), await early.takeEarly(address)]).toEqual([
    { address },
    { address },
  ]);
  vi.useFakeTimers({ now: Date.now() + 1_100, toFake: ['Date'] });
  const later = await early.takeEarly(address);
  vi.useRealTimers();
  expect(later).toBe(null);
});

it('asks for a consumer, and for no agency, whether they are an agency’s client', async () => {
  const address = addressOf(ownPages, {});
  expect(await early.takeEarly(address)).toBe(null);
  written['redress'] = '{"variant":"b2c","api":"","identity":{}}';
  vi.resetModules();
  const ofConsumer: typeof earlyCalls = await import('#src/api/earlyCalls.ts');
  ofConsumer.askEarly(true);
  expect(await ofConsumer.takeEarly(address)).toEqual({ address });
});

it('asks for nothing that came with the page, and for all the rest', async () => {
  const [information, ...others] = firstPagesCalls;
  written[replies] = JSON.stringify({ [information]: { came: 'with the page' } });
  const fetched = vi.fn(async (address: string) => Response.json({ address }));
  vi.stubGlobal('fetch', fetched);
  early.forgetEarly();
  early.askEarly(true);
  expect(await early.takeEarly(information)).toEqual({ came: 'with the page' });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(others);
  // The page keeps no second copy of it.
  expect(written[replies]).toBe(undefined);
});

it('gives nothing of what came with the page to someone who acts for another user', async () => {
  written[replies] = JSON.stringify({ [firstPagesCalls[0]]: { came: 'with the page' } });
  stored.set('impersonatedUser', 'someone');
  early.forgetEarly();
  early.askEarly(true);
  stored.clear();
  expect(await early.takeEarly(firstPagesCalls[0])).toBe(null);
});

it('gives nothing to someone who acts for another user by now', async () => {
  stored.set('impersonatedUser', 'someone');
  expect(await early.takeEarly(addressOf(listProfiles, { query: firstProfiles }))).toBe(null);
});

it('gives nothing that was asked for before a change', async () => {
  early.forgetEarly();
  expect(await early.takeEarly(addressOf(listProfiles, { query: firstProfiles }))).toBe(null);
});

it('gives nothing once a server that doesn’t answer has had as long as for any other call', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) =>
    signal?.aborted === true ? Promise.reject(signal.reason) : new Promise(() => undefined),
  );
  early.forgetEarly();
  early.askEarly(true);
  expect(await early.takeEarly(addressOf(workDue, { query: {} }))).toBe(null);
  expect(timeout).toHaveBeenCalledWith(lostAfter);
  timeout.mockRestore();
});
