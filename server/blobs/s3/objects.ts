import { BlobMissing } from '../blobs.ts';
import { checksumOf, unavailable, type Answer, type S3Client } from './client.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from './xml.ts';

/** What a listing says of an object. */
export interface Listed {
  readonly key: string;
  readonly modified: Date;
}

/** Reads an answer without content to its end, so that its connection can be used again. */
export async function finished({ response }: Answer): Promise<void> {
  await response.arrayBuffer();
}

export async function xmlIn({ response }: Answer): Promise<XmlElement> {
  return parseXml(await response.text());
}

/** Writes an object unless there is one. Returns the answer's headers; null if there is one already. */
export async function putNew(client: S3Client, key: string, body: Uint8Array): Promise<Headers | null> {
  return client.send({
    method: 'PUT',
    key,
    body,
    headers: { 'if-none-match': '*', 'content-type': 'application/octet-stream', ...checksumOf(body) },
    accepts: [412],
    isIdempotent: true,
    async read(answer) {
      await finished(answer);
      return answer.response.status === 412 ? null : answer.response.headers;
    },
  });
}

/** Whether the object has this content: the bytes of a write whose reply was lost. */
export async function isStored(client: S3Client, key: string, body: Uint8Array): Promise<boolean> {
  return client.send({
    method: 'HEAD',
    key,
    headers: { 'x-amz-checksum-mode': 'ENABLED' },
    accepts: [404],
    isIdempotent: true,
    read({ response: { ok, headers } }) {
      const { 'x-amz-checksum-sha256': expected } = checksumOf(body);
      const found = headers.get('x-amz-checksum-sha256');
      // The checksum of an object in parts is one of its parts' checksums, followed by their number.
      const isComparable = found !== null && !found.includes('-');
      return (
        ok && Number(headers.get('content-length')) === body.length && (!isComparable || found === expected)
      );
    },
  });
}

/** The content of a small object; null if there is none. */
export async function contentOf(client: S3Client, key: string): Promise<Buffer | null> {
  return client.send({
    method: 'GET',
    key,
    accepts: [404],
    isIdempotent: true,
    async read({ response }) {
      const content = Buffer.from(await response.arrayBuffer());
      return response.ok ? content : null;
    },
  });
}

/** Deletes an object, if it exists. */
export async function removeObject(client: S3Client, key: string): Promise<void> {
  await client.send({ method: 'DELETE', key, accepts: [404], isIdempotent: true, read: finished });
}

/** All objects whose keys begin with this. */
export async function* listed(client: S3Client, prefix: string): AsyncIterable<Listed> {
  for (let token = ''; ;) {
    const page = await client.send({
      method: 'GET',
      key: '',
      query: { 'list-type': '2', prefix, ...(token !== '' && { 'continuation-token': token }) },
      isIdempotent: true,
      read: xmlIn,
    });
    for (const entry of childrenOf(page, 'Contents'))
      yield { key: textOf(entry, 'Key'), modified: new Date(textOf(entry, 'LastModified')) };
    token = textOf(page, 'NextContinuationToken');
    if (textOf(page, 'IsTruncated') !== 'true') return;
    // Otherwise, a store that forgets it would be listed forever.
    if (token === '') throw unavailable(client.location, 'incomplete list');
  }
}

const blobFolder = 'blobs/';

/** The key of a blob. Throws BlobMissing if this can't be a blob's name. */
export function keyOf(name: string): string {
  if (!/^[0-9a-f]{32}$/.test(name)) throw new BlobMissing(name);
  return `${blobFolder}${name}`;
}

/** The name of the blob with this key; null if it is no blob's. */
export function nameIn(key: string): string | null {
  return /^blobs\/([0-9a-f]{32})$/.exec(key)?.[1] ?? null;
}

/** Everything that blobs consist of has a key that begins with this. */
export const blobKeys = blobFolder;
