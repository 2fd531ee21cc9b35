import { checksumOf, type S3Client } from './client.ts';
import { finished, isStored, xmlIn, type Listed } from './objects.ts';
import { codeIn } from './refusal.ts';
import { childrenOf, textOf } from './xml.ts';

/** An upload that was begun and neither completed nor given up. */
export interface Upload extends Listed {
  readonly id: string;
}

/** The object store has not put the parts together. */
class NotCompleted extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Writes a large object in parts; it exists once the last step succeeds. Each part is repeated on its own. */
export async function putInParts(
  client: S3Client,
  key: string,
  body: Uint8Array,
  partBytes: number,
): Promise<void> {
  const id = await begin(client, key);
  try {
    const tags: string[] = [];
    for (let from = 0; from < body.length; from += partBytes) {
      tags.push(await putPart(client, key, id, tags.length + 1, body.subarray(from, from + partBytes)));
    }
    await complete(client, key, id, tags, body);
  } catch (error) {
    // Whatever remains is given up with the next sweep.
    await giveUp(client, { key, id }).catch(() => undefined);
    throw error;
  }
}

async function begin(client: S3Client, key: string): Promise<string> {
  return client.send({
    method: 'POST',
    key,
    query: { uploads: '' },
    headers: { 'content-type': 'application/octet-stream', 'x-amz-checksum-algorithm': 'SHA256' },
    isIdempotent: false,
    read: async (answer) => textOf(await xmlIn(answer), 'UploadId'),
  });
}

async function putPart(
  client: S3Client,
  key: string,
  uploadId: string,
  number: number,
  body: Uint8Array,
): Promise<string> {
  const tag = await client.send({
    method: 'PUT',
    key,
    query: { partNumber: String(number), uploadId },
    headers: checksumOf(body),
    body,
    isIdempotent: true,
    async read(answer) {
      await finished(answer);
      return answer.response.headers.get('etag') ?? '';
    },
  });
  const checksum = checksumOf(body)['x-amz-checksum-sha256'];
  return `<Part><PartNumber>${number}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag><ChecksumSHA256>${checksum}</ChecksumSHA256></Part>`;
}

/** An answer of 200 may still report a failure, because it began before the work was done. */
async function complete(
  client: S3Client,
  key: string,
  uploadId: string,
  parts: readonly string[],
  content: Uint8Array,
): Promise<void> {
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  await client.send({
    method: 'POST',
    key,
    query: { uploadId },
    headers: { 'if-none-match': '*', 'content-type': 'application/xml', ...checksumOf(body) },
    body,
    // An attempt whose reply was lost has ended the upload: then the object is there.
    accepts: [404, 412],
    isIdempotent: true,
    async read({ response }) {
      const code = codeIn(await response.text());
      if (response.ok && code === null) return;
      if (await isStored(client, key, content)) return;
      throw new NotCompleted(code ?? `HTTP ${response.status}`);
    },
  });
}

/** Removes the parts of an upload, which is then gone. */
export async function giveUp(client: S3Client, { key, id }: Pick<Upload, 'key' | 'id'>): Promise<void> {
  await client.send({
    method: 'DELETE',
    key,
    query: { uploadId: id },
    accepts: [404],
    isIdempotent: true,
    read: finished,
  });
}

/** All uploads to keys that begin with this. */
export async function* uploadsTo(client: S3Client, prefix: string): AsyncIterable<Upload> {
  for (let next: Record<string, string> = {}; ;) {
    const page = await client.send({
      method: 'GET',
      key: '',
      query: { uploads: '', prefix, ...next },
      isIdempotent: true,
      read: xmlIn,
    });
    for (const entry of childrenOf(page, 'Upload'))
      yield {
        key: textOf(entry, 'Key'),
        id: textOf(entry, 'UploadId'),
        modified: new Date(textOf(entry, 'Initiated')),
      };
    if (textOf(page, 'IsTruncated') !== 'true') return;
    next = {
      'key-marker': textOf(page, 'NextKeyMarker'),
      'upload-id-marker': textOf(page, 'NextUploadIdMarker'),
    };
  }
}
