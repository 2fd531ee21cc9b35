import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { SealBroken } from './broken.ts';
import { boundTo, nameOf, type Place } from './place.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const format = 's1.';

/** Encrypts with AES-256-GCM and a random 96-bit nonce, bound to its place: nonce, ciphertext, tag. */
export function sealBytes(key: KeyObject, place: Place, clear: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  cipher.setAAD(boundTo(place));
  return Buffer.concat([nonce, cipher.update(clear), cipher.final(), cipher.getAuthTag()]);
}

/** The reverse of `sealBytes`. Throws SealBroken. */
export function openBytes(key: KeyObject, place: Place, sealed: Uint8Array): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new SealBroken(nameOf(place));
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes));
  decipher.setAAD(boundTo(place));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  const clear = decipher.update(sealed.subarray(nonceBytes, sealed.length - tagBytes));
  try {
    return Buffer.concat([clear, decipher.final()]);
  } catch {
    throw new SealBroken(nameOf(place));
  }
}

/** A sealed text for a text column: `s1.` and base64url. */
export function seal(key: KeyObject, place: Place, clear: string): string {
  return format + sealBytes(key, place, Buffer.from(clear, 'utf8')).toString('base64url');
}

/** The reverse of `seal`. Throws SealBroken. */
export function open(key: KeyObject, place: Place, sealed: string): string {
  if (!sealed.startsWith(format)) throw new SealBroken(nameOf(place));
  return openBytes(key, place, Buffer.from(sealed.slice(format.length), 'base64url')).toString('utf8');
}
