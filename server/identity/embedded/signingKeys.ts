import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '#server/store/context.ts';
import type { Secrets } from '#server/store/secrets.ts';

const SigningKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});
export type SigningKey = z.infer<typeof SigningKey>;

/** One key and when it takes over from the one before it. */
const KeyInTurn = z.object({ key: SigningKey, signsFrom: z.iso.datetime() });
type KeyInTurn = z.infer<typeof KeyInTurn>;

/** Earlier versions stored a single key, of unknown age. */
const Stored = z.union([z.array(KeyInTurn).check(z.minLength(1)), SigningKey]);

/** Milliseconds. */
const hour = 60 * 60_000;
const signsFor = 90 * 24 * hour;
/** From publishing a key until it signs: by then, every process has loaded it. */
const leadTime = hour;
/** How long a replaced key still verifies. The tokens it signed live for ten minutes. */
const verifiesFor = hour;
/** How soon a key that is not known may be looked for in the store again. */
const refreshedFor = 5_000;

const secret = 'identity-signing';

/** The keys that sign tokens, as they are in the store and at the time of the last refresh. */
export interface SigningKeys {
  readonly current: SigningKey;
  /** All of them, the current one first. A new object after every change. */
  readonly all: readonly SigningKey[];
  /** Their public halves, to verify tokens in this process and for `/.well-known/jwks.json`. */
  readonly published: JSONWebKeySet;
  /** Loads what another process changed, and lets the next key take its turn. */
  refresh(): Promise<void>;
  /** The same for a token with an unknown key, unless that was just done. */
  refreshIfDue(): Promise<void>;
}

async function aSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return SigningKey.parse({ ...jwk, kid, alg: 'RS256', use: 'sig' });
}

const aKeyFrom = async (time: number): Promise<KeyInTurn> => ({
  key: await aSigningKey(),
  signsFrom: new Date(time).toISOString(),
});

function inTurn(stored: string): KeyInTurn[] {
  const known = Stored.parse(JSON.parse(stored));
  return Array.isArray(known) ? known : [{ key: known, signsFrom: new Date(0).toISOString() }];
}

const startOf = ({ signsFrom }: KeyInTurn): number => Date.parse(signsFrom);
const currentAt = (keys: readonly KeyInTurn[], now: number): KeyInTurn | undefined =>
  keys.findLast((key) => startOf(key) <= now) ?? keys[0];

/** Opens the keys, and makes the first one. All processes of a store share them. */
export async function openSigningKeys(secrets: Pick<Secrets, 'ensure'>, clock: Clock): Promise<SigningKeys> {
  const read = () =>
    secrets.ensure(secret, async () => JSON.stringify([await aKeyFrom(clock.now().getTime())]));
  let stored = '';
  let all: readonly SigningKey[] = [];
  let published: JSONWebKeySet = { keys: [] };
  let refreshedAt = 0;

  async function refresh(): Promise<void> {
    refreshedAt = Date.now();
    const found = await read();
    const keys = inTurn(found);
    const first = currentAt(keys, clock.now().getTime())?.key;
    if (first === undefined || (found === stored && first.kid === all[0]?.kid)) return;
    stored = found;
    all = [first, ...keys.map(({ key }) => key).filter(({ kid }) => kid !== first.kid)];
    published = { keys: all.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e })) };
  }
  await refresh();

  return {
    get current() {
      const [key] = all;
      if (key === undefined) throw new Error('There is no signing key');
      return key;
    },
    get all() {
      return all;
    },
    get published() {
      return published;
    },
    refresh,
    async refreshIfDue() {
      if (Date.now() - refreshedAt >= refreshedFor) await refresh();
    },
  };
}

/**
 * Publishes the next key if the newest has signed for 90 days, and removes those that nothing needs anymore. Returns
 * when the next key takes over, or null if it is not time yet or there are no keys.
 */
export async function renewSigningKey(secrets: Pick<Secrets, 'change'>, clock: Clock): Promise<Date | null> {
  const now = clock.now().getTime();
  let takesOver: Date | null = null;
  await secrets.change(secret, async (stored) => {
    const keys = inTurn(stored);
    const needed = keys.filter((_, place) => {
      const next = keys[place + 1];
      return next === undefined || startOf(next) + verifiesFor > now;
    });
    const newest = keys.at(-1);
    const isDue = newest !== undefined && startOf(newest) + signsFor <= now;
    takesOver = isDue ? new Date(now + leadTime) : null;
    if (isDue) return JSON.stringify([...needed, await aKeyFrom(now + leadTime)]);
    return needed.length < keys.length ? JSON.stringify(needed) : null;
  });
  return takesOver;
}

/**
 * Replaces all keys at once, because one may be known to someone else. Tokens they signed are refused within a minute,
 * and pages that are open get new ones. Returns the new key's id, or null if there are no keys.
 */
export async function replaceSigningKeys(
  secrets: Pick<Secrets, 'change'>,
  clock: Clock,
): Promise<string | null> {
  const made = await aKeyFrom(clock.now().getTime());
  const isChanged = await secrets.change(secret, () => Promise.resolve(JSON.stringify([made])));
  return isChanged ? made.key.kid : null;
}
