import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

/** argon2id as OWASP's password storage sheet sets its floor: 19 MiB, two passes, one lane. */
const memory = 19_456;
const passes = 2;
const lanes = 1;
const tagBytes = 32;

/** Each hash holds 19 MiB and one processor: two at a time, and a crowd is turned away instead of queued for minutes. */
const gate = createConcurrencyLimit({ atOnce: 2, waiting: 64 });

/** Passwords typed on different keyboards compose accents differently: one form is hashed (NIST SP 800-63B, 3.1.1.2). */
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

/** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. Throws `QueueFull` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, { memory, passes, lanes, salt, tagBytes });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${base64(salt)}$${base64(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether the password made this hash, by the parameters the hash carries. Throws on anything that is no such hash. */
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

/** Takes as long as a comparison: for a mail nobody has, so that the time does not tell. */
export async function pretendToCompare(password: string): Promise<void> {
  await derive(password, { memory, passes, lanes, salt: randomBytes(16), tagBytes });
}
