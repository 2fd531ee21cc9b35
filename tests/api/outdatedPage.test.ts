/** A page that arrives after its person has left shows nothing that came with it, and asks who is signed in. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstPagesCalls } from '#contract/earlyCalls.ts';

const stored = new Map<string, string>();
let written: Record<string, string>;

beforeEach(() => {
  const [call] = firstPagesCalls;
  written = {
    redress: '{"variant":"b2b","api":"","identity":{}}',
    'redress-session': '{"token":"t","seconds":300,"person":"ana","mail":"m"}',
    'redress-replies': JSON.stringify({ [call]: { of: 'ana' } }),
  };
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      written[id] === undefined ? null : { textContent: written[id], remove: () => undefined },
  });
  vi.stubGlobal('window', { location: { hash: '', search: '', pathname: '/' } });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection')));
  vi.doMock('#src/api/identity.ts', () => ({ restoreSession: async () => 'bo', adoptPerson: vi.fn() }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('#src/api/identity.ts');
});

it.each([
  { now: null, leaves: false },
  { now: 'person:ana', leaves: false },
  { now: 'signedOut', leaves: true },
  { now: 'expired', leaves: true },
  { now: 'closed', leaves: true },
  { now: 'person:bo', leaves: true },
])('leaves a page of Ana if another tab says $now: $leaves', async ({ now, leaves }) => {
  const tokens = await import('#src/api/tokens.ts');
  const early = await import('#src/api/earlyCalls.ts');
  early.askEarly(true);
  // Signed out while the rest of the page was loading.
  if (now !== null) stored.set('signedIn', now);
  expect(tokens.leaveOutdatedPage()).toBe(leaves);
  const [call] = firstPagesCalls;
  const shown = { person: await tokens.restoreSession(), reply: await early.takeEarly(call) };
  expect(shown).toEqual(leaves ? { person: 'bo', reply: null } : { person: 'ana', reply: { of: 'ana' } });
  // What is there now is another page.
  expect(tokens.leaveOutdatedPage()).toBe(false);
});
