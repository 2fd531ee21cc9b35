import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

/** The minimum for argon2id in OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const memory = 19_456;
const passes = 2;
const lanes = 1;
const tagBytes = 32;

/**
 * Each hash needs 19 MiB and a CPU core: two run at a time, and beyond the queue requests are refused instead of
 * waiting for minutes.
 */
const gate = createConcurrencyLimit({ atOnce: 2, waiting: 64 });

/** Keyboards compose accents differently, so a password is normalized before hashing (NIST SP 800-63B, 3.1.1.2). */
const encoded = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8');

interface Recipe {
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
  readonly salt: Buffer;
  readonly tagBytes: number;
}

function derive(password: string, recipe: Recipe): Promise<Buffer> {
  return gate(
    () =>
      new Promise((resolve, reject) => {
        argon2(
          'argon2id',
          {
            message: encoded(password),
            nonce: recipe.salt,
            parallelism: recipe.lanes,
            tagLength: recipe.tagBytes,
            memory: recipe.memory,
            passes: recipe.passes,
          },
          (error, tag) => {
            if (error) reject(error);
            else resolve(tag);
          },
        );
      }),
  );
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. Throws `QueueFull` if too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, { memory, passes, lanes, salt, tagBytes });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${base64(salt)}$${base64(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether the password produced this hash, using the parameters in the hash. Throws if the text is not such a hash. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [, m, t, p, salt, tag] = phc.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('Not an argon2id hash.');
  const expected = Buffer.from(tag, 'base64');
  const derived = await derive(password, {
    memory: Number(m),
    passes: Number(t),
    lanes: Number(p),
    salt: Buffer.from(salt, 'base64'),
    tagBytes: expected.length,
  });
  return timingSafeEqual(derived, expected);
}

/** Takes as long as a comparison. Used for unknown email addresses, so that the response time reveals nothing. */
export async function pretendToCompare(password: string): Promise<void> {
  await derive(password, { memory, passes, lanes, salt: randomBytes(16), tagBytes });
}
