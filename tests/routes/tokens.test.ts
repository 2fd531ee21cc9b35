import { createHmac, createPublicKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { loadIdentityKeys } from '#server/identity/embedded/keys.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { isThorough } from '#tests/support/thorough.ts';
import { unusedParams as params } from './world.ts';

const closed = calls.filter((call) => call.access !== 'public');
const trap = createServer((_request, answer) => {
  fetched += 1;
  answer.end('{}');
});
let fetched = 0;
let world: AppUnderTest;
let person: Person;
let forged: ReadonlyMap<string, string>;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A person's valid token, and every way to make something similar without the server's key. */
async function forgeries(): Promise<ReadonlyMap<string, string>> {
  const keyring = await loadIdentityKeys(world.services.store.secrets, world.clock);
  const signing = keyring.signing.current;
  const ours = await importJWK(signing, 'RS256');
  const theirs = await generateKeyPair('RS256', { extractable: true });
  const [head = '', body = '', signature = ''] = person.token.split('.');
  const claims: JWTPayload = JSON.parse(Buffer.from(body, 'base64url').toString());
  const header = { alg: 'RS256', typ: 'at+jwt', kid: signing.kid };
  const now = Math.floor(Date.now() / 1_000);
  const keys = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/keys`;
  const jwk = await exportJWK(theirs.publicKey);
  const signed = (changed: JWTPayload, with_: object = {}, key: Parameters<SignJWT['sign']>[0] = ours) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ ...header, ...with_ }).sign(key);
  const byPublicKey = async () => {
    const input = `${part({ ...header, alg: 'HS256' })}.${body}`;
    const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...open } = signing as JWK;
    const secret = await exportSPKI((await importJWK(open, 'RS256', { extractable: true })) as CryptoKey);
    expect(createPublicKey(secret).asymmetricKeyType).toBe('rsa');
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  };
  return new Map([
    ['no token', ''],
    ['garbage', 'not.a.token'],
    ['an expired token', await signed({ iat: now - 2_000, exp: now - 1_000 })],
    ['a token that is not valid yet', await signed({ nbf: now + 1_000 })],
    ['another audience', await signed({ aud: 'https://another.example/' })],
    ['another issuer', await signed({ iss: 'https://another.example/' })],
    ['another application', await signed({ client_id: 'another-application' })],
    ['an ID token', await signed({ aud: 'redress-web' }, { typ: 'JWT' })],
    ['a token of another type', await signed({}, { typ: 'JWT' })],
    ['alg none', `${part({ ...header, alg: 'none' })}.${body}.`],
    ['HS256 signed with the public key', await byPublicKey()],
    ['an unknown key', await signed({}, { kid: 'unknown' })],
    ["someone else's key", await signed({}, {}, theirs.privateKey)],
    ['a key in the header', await signed({}, { jwk }, theirs.privateKey)],
    ['a URL of a key in the header', await signed({}, { jku: keys }, theirs.privateKey)],
    ['a URL of a certificate in the header', await signed({}, { x5u: keys }, theirs.privateKey)],
    ['an altered payload', `${head}.${part({ ...claims, sub: 'someone-else' })}.${signature}`],
    ['a session that has ended', await signed({ sid: 'ended', fam: 'ended' })],
  ]);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  world = await anApp();
  person = await world.person();
  forged = await forgeries();
});
afterAll(async () => {
  trap.close();
  await world.close();
});

it('refuses every forged or ended token on every call, and asks no URL for a key', async () => {
  const accepted: string[] = [];
  let cells = 0;
  for (const [place, call] of closed.entries()) {
    for (const [index, [name, token]] of [...forged].entries()) {
      // Every run has each token on every third call, and each call with every third token.
      if (!isThorough && (place + index) % 3 > 0) continue;
      cells += 1;
      const body = call.body ? {} : undefined;
      const { statusCode } = await world.ask(call, token === '' ? null : { ...person, token }, {
        params,
        body,
      });
      if (statusCode !== 401) accepted.push(`${call.name} with ${name}: ${statusCode}`);
    }
  }
  expect(accepted).toEqual([]);
  expect(fetched).toBe(0);
  expect(cells).toBeGreaterThan(isThorough ? 1_000 : 400);
  figure(`${cells.toLocaleString('en')} of ${cells.toLocaleString('en')} refused`);
});
