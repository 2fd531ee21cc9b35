import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { UnsealError } from './unsealError.ts';
import { additionalData, nameOf, type SealContext } from './sealContext.ts';

/**
 * Sealed files: `RDB1`, a 16-byte salt, then AES-256-GCM chunks of 64 KiB, each with its tag. The file's own key is
 * HKDF-SHA-256 of the data key and the salt. A chunk's nonce encodes its counter and whether it is the last, so
 * chunks can be neither reordered nor cut off, and each is authenticated before any of its bytes are released.
 */
const magic = Buffer.from('RDB1', 'latin1');
const saltBytes = 16;
const chunkBytes = 64 * 1024;
const tagBytes = 16;

/** The sealed file, chunk by chunk, so that a large one does not block the process. */
export function* sealChunks(key: KeyObject, sealContext: SealContext, clear: Uint8Array): Generator<Buffer> {
  const salt = randomBytes(saltBytes);
  const fileKey = deriveFileKey(key, salt);
  yield Buffer.concat([magic, salt]);
  const count = Math.max(1, Math.ceil(clear.length / chunkBytes));
  for (let counter = 0; counter < count; counter += 1) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(counter, counter === count - 1));
    cipher.setAAD(additionalData(sealContext));
    const chunk = clear.subarray(counter * chunkBytes, (counter + 1) * chunkBytes);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** The reverse of `sealChunks`, however the input is split. Throws UnsealError, at the end at the latest. */
export async function* openChunks(
  key: KeyObject,
  sealContext: SealContext,
  sealed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const headBytes = magic.length + saltBytes;
  let fileKey: KeyObject | null = null;
  let counter = 0;
  let held = Buffer.alloc(0);
  for await (const piece of sealed) {
    held = Buffer.concat([held, piece]);
    if (fileKey === null) {
      if (held.length < headBytes) continue;
      if (!held.subarray(0, magic.length).equals(magic)) throw new UnsealError(nameOf(sealContext));
      fileKey = deriveFileKey(key, held.subarray(magic.length, headBytes));
      held = held.subarray(headBytes);
    }
    // A full chunk that is followed by more data is not the last one.
    while (held.length > chunkBytes + tagBytes) {
      yield openChunk(fileKey, sealContext, held.subarray(0, chunkBytes + tagBytes), counter, false);
      held = held.subarray(chunkBytes + tagBytes);
      counter += 1;
    }
  }
  if (fileKey === null || held.length < tagBytes) throw new UnsealError(nameOf(sealContext));
  yield openChunk(fileKey, sealContext, held, counter, true);
}

function openChunk(
  key: KeyObject,
  sealContext: SealContext,
  sealed: Buffer,
  counter: number,
  last: boolean,
): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(counter, last));
  decipher.setAAD(additionalData(sealContext));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  const clear = decipher.update(sealed.subarray(0, sealed.length - tagBytes));
  try {
    return Buffer.concat([clear, decipher.final()]);
  } catch {
    throw new UnsealError(nameOf(sealContext));
  }
}

function deriveFileKey(key: KeyObject, salt: Uint8Array): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, 'redress file', 32)));
}

function nonceOf(counter: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(counter, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}
