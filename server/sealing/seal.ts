import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { UnsealError } from './unsealError.ts';
import { additionalData, nameOf, type SealContext } from './sealContext.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const format = 's1.';

/** Encrypts with AES-256-GCM and a random 96-bit nonce, bound to its place: nonce, ciphertext, tag. */
export function sealBytes(key: KeyObject, sealContext: SealContext, clear: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  cipher.setAAD(additionalData(sealContext));
  return Buffer.concat([nonce, cipher.update(clear), cipher.final(), cipher.getAuthTag()]);
}

/** The reverse of `sealBytes`. Throws UnsealError. */
export function openBytes(key: KeyObject, sealContext: SealContext, sealed: Uint8Array): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new UnsealError(nameOf(sealContext));
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes));
  decipher.setAAD(additionalData(sealContext));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  const clear = decipher.update(sealed.subarray(nonceBytes, sealed.length - tagBytes));
  try {
    return Buffer.concat([clear, decipher.final()]);
  } catch {
    throw new UnsealError(nameOf(sealContext));
  }
}

/** A sealed text for a text column: `s1.` and base64url. */
export function seal(key: KeyObject, sealContext: SealContext, clear: string): string {
  return format + sealBytes(key, sealContext, Buffer.from(clear, 'utf8')).toString('base64url');
}

/** The reverse of `seal`. Throws UnsealError. */
export function open(key: KeyObject, sealContext: SealContext, sealed: string): string {
  if (!sealed.startsWith(format)) throw new UnsealError(nameOf(sealContext));
  return openBytes(key, sealContext, Buffer.from(sealed.slice(format.length), 'base64url')).toString('utf8');
}
