import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openSigningKeys,
  renewSigningKey,
  replaceSigningKeys,
} from '#server/identity/embedded/signingKeys.ts';
import { createVerifier } from '#server/identity/verify.ts';
import type { Visitor } from '../../support/token/visitor.ts';
import { anIdentityServer, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, signIn, type Known } from './people.ts';
import { refresh } from './requests.ts';

const clock = { now: () => new Date() };
const hour = 60 * 60_000;
const days = 24 * hour;
/** Longer than a test takes on any machine. */
const aWhile = 30 * 60_000;

let server: IdentityServer;
let ana: Known;
beforeEach(async () => {
  server = await anIdentityServer();
  ana = await aPerson(server, 'ana@example.com');
});
afterEach(() => server.close());

/** Makes the stored keys older, and lets the server look at them. */
async function age(milliseconds: number): Promise<void> {
  await server.store.secrets.change('identity-signing', (stored) => {
    const keys: { signsFrom: string }[] = JSON.parse(stored);
    return Promise.resolve(
      JSON.stringify(
        keys.map(({ signsFrom, ...key }) => ({
          ...key,
          signsFrom: new Date(Date.parse(signsFrom) - milliseconds).toISOString(),
        })),
      ),
    );
  });
  await server.keys.signing.refresh();
}
const renew = () => renewSigningKey(server.store.secrets, clock);
const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const tokenAt = async (visitor: Visitor) => (await signIn(visitor, ana)).access_token;
const published = async (visitor: Visitor): Promise<string[]> =>
  JSON.parse((await visitor.visit('/.well-known/jwks.json')).body).keys.map(
    ({ kid }: { kid: string }) => kid,
  );
const statusFor = async (token: string) =>
  (await server.visitor('b2b').visit('/api/whoami', { headers: { authorization: `Bearer ${token}` } }))
    .status;

it('publishes the next key after 90 days, signs with it an hour later, and accepts both', async () => {
  const visitor = server.visitor('b2b');
  const { access_token: before, refresh_token: renewal } = await signIn(visitor, ana);
  const first = kidOf(before);
  await age(90 * days - aWhile);
  expect(await renew()).toBeNull();
  await age(aWhile);
  const begun = Date.now();
  const takesOver = (await renew())?.getTime();
  expect(takesOver).toBeGreaterThanOrEqual(begun + hour);
  expect(takesOver).toBeLessThanOrEqual(Date.now() + hour);
  await server.keys.signing.refresh();
  expect(await published(visitor)).toEqual([first, expect.any(String)]);
  expect(kidOf(await tokenAt(server.visitor('b2b')))).toBe(first);

  await age(hour);
  const [second] = await published(server.visitor('b2c'));
  expect(second).not.toBe(first);
  const after = await tokenAt(server.visitor('b2b'));
  expect(kidOf(after)).toBe(second);
  expect([await statusFor(before), await statusFor(after)]).toEqual([200, 200]);
  expect((await refresh(visitor, renewal)).status).toBe(200);
});

it('removes a replaced key an hour after the next one took over', async () => {
  await age(90 * days);
  await renew();
  await age(2 * hour - aWhile);
  expect(await renew()).toBeNull();
  await server.keys.signing.refresh();
  expect(server.keys.signing.all).toHaveLength(2);
  await age(aWhile);
  await renew();
  await server.keys.signing.refresh();
  expect(server.keys.signing.all).toHaveLength(1);
});

it('adds one key, however many processes notice that it is time', async () => {
  await age(90 * days);
  await Promise.all([renew(), renew(), renew()]);
  await server.keys.signing.refresh();
  expect(server.keys.signing.all).toHaveLength(2);
});

it('replaces a key of an earlier version, whose age is unknown, at the first opportunity', async () => {
  const [only] = server.keys.signing.all;
  await server.store.secrets.change('identity-signing', () => Promise.resolve(JSON.stringify(only)));
  expect((await openSigningKeys(server.store.secrets, clock)).all).toEqual([only]);
  expect(await renew()).not.toBeNull();
  await server.keys.signing.refresh();
  expect(server.keys.signing.current).toEqual(only);
  expect(server.keys.signing.all).toHaveLength(2);
});

it('does nothing without the embedded provider', async () => {
  const nothing = { change: () => Promise.resolve(false) };
  expect(await renewSigningKey(nothing, clock)).toBeNull();
  expect(await replaceSigningKeys(nothing, clock)).toBeNull();
});

it('refuses every earlier token once the keys are replaced by command', async () => {
  const before = await tokenAt(server.visitor('b2b'));
  const kid = await replaceSigningKeys(server.store.secrets, clock);
  await server.keys.signing.refresh();
  const after = await tokenAt(server.visitor('b2b'));
  expect(kidOf(after)).toBe(kid);
  // Not the server's own, which remembers for a minute which tokens it has verified.
  const verify = createVerifier({ ...server.identity, keys: server.keys.signing });
  await expect(verify(before)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect((await verify(after)).subject).toBe(ana.id);
});

it('accepts a token that another process signed with a key this one has not loaded yet', async () => {
  const unaware = await openSigningKeys(server.store.secrets, clock);
  await replaceSigningKeys(server.store.secrets, clock);
  await server.keys.signing.refresh();
  const token = await tokenAt(server.visitor('b2b'));
  const keys = {
    get published() {
      return unaware.published;
    },
    refreshIfDue: () => unaware.refresh(),
  };
  expect((await createVerifier({ ...server.identity, keys })(token)).subject).toBe(ana.id);
});
