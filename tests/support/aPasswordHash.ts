import { argon2Sync, randomBytes } from 'node:crypto';

/** The least memory, in KiB, and passes that argon2id allows with one lane. */
const [memory, passes] = [8, 1];

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/**
 * A hash as the product stores it that takes no time to compare. The product compares with the parameters in the hash, so
 * a sign-in does all that it does with the product's own, which those who sign up in a test have.
 */
export function aPasswordHash(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', {
    message: Buffer.from(password),
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory,
    passes,
  });
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(tag)}`;
}
