import { Readable } from 'node:stream';
import { BlobMissing } from '../blobs.ts';
import { pause, reasonOf, unavailable, type Answer, type S3Client } from './client.ts';

/** An answer whose content follows. */
interface Opened extends Answer {
  /** Bytes of the whole object. */
  readonly bytes: number;
}

/**
 * The content of an object. Throws BlobMissing before the first byte. A connection that breaks is replaced by another
 * one, which continues at the byte where it broke: an object never changes.
 */
export async function download(client: S3Client, key: string): Promise<Readable> {
  const first = await open(client, key, 0);
  return Readable.from(contentFrom(client, key, first), { objectMode: false }).once('close', first.abort);
}

async function open(client: S3Client, key: string, from: number): Promise<Opened> {
  return client.send({
    method: 'GET',
    key,
    headers: from === 0 ? {} : { range: `bytes=${from}-` },
    accepts: [404],
    isIdempotent: true,
    async read(answer) {
      const { status, headers } = answer.response;
      if (status === 404) {
        answer.abort();
        throw new BlobMissing(key);
      }
      // A store that ignores the range would start over.
      if (from > 0 && status !== 206) throw new Error('The object store does not send parts of objects.');
      return { ...answer, bytes: from + Number(headers.get('content-length')) };
    },
  });
}

async function* contentFrom(client: S3Client, key: string, first: Opened): AsyncGenerator<Buffer> {
  let opened = first;
  let sent = 0;
  for (let attempt = 1; ; attempt += 1) {
    let reason = 'cut off';
    try {
      for await (const piece of piecesOf(opened, client.patience.answer)) {
        sent += piece.length;
        yield piece;
      }
      if (sent === first.bytes) return;
    } catch (error) {
      reason = reasonOf(error);
    } finally {
      opened.abort();
    }
    if (attempt >= client.patience.attempts || sent > first.bytes) throw unavailable(client.location, reason);
    await pause(client.patience, attempt);
    opened = await open(client, key, sent);
  }
}

/** Gives up when nothing arrives for this many milliseconds. */
async function* piecesOf({ response, abort }: Opened, patience: number): AsyncGenerator<Buffer> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  for (;;) {
    const timer = setTimeout(abort, patience);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }
}
