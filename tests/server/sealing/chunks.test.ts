import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { UnsealError } from '#server/sealing/unsealError.ts';
import { openChunks, sealChunks } from '#server/sealing/chunks.ts';
import { createDataKey } from '#server/sealing/masterKey.ts';

const key = createDataKey();
const place = { account: 'a', table: 'document', column: 'blob', row: 'd' };
const chunk = 64 * 1024;
const headBytes = 20;
const sealedChunk = chunk + 16;

function sealed(clear: Uint8Array): Buffer {
  return Buffer.concat([...sealChunks(key, place, clear)]);
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What was returned before it ended or failed. */
async function opened(bytes: Buffer, size = 50_000, where = place) {
  const released: Buffer[] = [];
  try {
    for await (const piece of openChunks(key, where, inPieces(bytes, size))) released.push(piece);
  } catch (error) {
    return { released: Buffer.concat(released), error };
  }
  return { released: Buffer.concat(released), error: null };
}

it('opens files of every length, however their bytes arrive in pieces', async () => {
  for (const length of [0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 7]) {
    const clear = randomBytes(length);
    const bytes = sealed(clear);
    for (const size of [7, 65_536, 1_000_000]) {
      if (size === 7 && length > chunk) continue;
      const { released, error } = await opened(bytes, size);
      expect(error).toBeNull();
      expect(released.equals(clear)).toBe(true);
    }
  }
});

it('rejects a file that was truncated, extended, reordered, altered, or moved', async () => {
  const clear = randomBytes(3 * chunk + 100);
  const bytes = sealed(clear);
  const part = (index: number) =>
    bytes.subarray(headBytes + index * sealedChunk, headBytes + (index + 1) * sealedChunk);
  const head = bytes.subarray(0, headBytes);
  const altered = Buffer.from(bytes);
  altered.writeUInt8(altered.readUInt8(headBytes + 2 * sealedChunk) ^ 1, headBytes + 2 * sealedChunk);

  const spoilt = {
    empty: Buffer.alloc(0),
    'head only': head,
    'last chunk missing': bytes.subarray(0, headBytes + 3 * sealedChunk),
    'last byte missing': bytes.subarray(0, -1),
    'a byte more': Buffer.concat([bytes, Buffer.alloc(1)]),
    'chunks swapped': Buffer.concat([head, part(1), part(0), part(2), part(3)]),
    'chunk left out': Buffer.concat([head, part(0), part(2), part(3)]),
    'another salt': Buffer.concat([head.subarray(0, 4), randomBytes(16), bytes.subarray(headBytes)]),
    'no magic': Buffer.concat([Buffer.from('RDB9'), bytes.subarray(4)]),
    altered,
  };
  for (const [name, file] of Object.entries(spoilt)) {
    const { error } = await opened(file);
    expect([name, error instanceof UnsealError]).toEqual([name, true]);
  }
  const moved = await opened(bytes, 50_000, { ...place, row: 'e' });
  expect(moved.error).toBeInstanceOf(UnsealError);
  expect(moved.released).toHaveLength(0);
});

it('releases nothing that is not authenticated: only the chunks before the altered one', async () => {
  const clear = randomBytes(3 * chunk);
  const bytes = sealed(clear);
  const at = headBytes + sealedChunk + 5;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  const { released, error } = await opened(bytes);
  expect(error).toBeInstanceOf(UnsealError);
  expect(released.equals(clear.subarray(0, chunk))).toBe(true);
});
