import { createHash, randomBytes } from 'node:crypto';

export interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
  /** Base64; of an object in parts, one of its parts' checksums. */
  readonly checksum: string;
  readonly modified: Date;
}

interface Part {
  readonly body: Buffer;
  readonly etag: string;
  readonly checksum: string;
}

export interface Upload {
  readonly key: string;
  readonly initiated: Date;
  readonly parts: Map<number, Part>;
}

/** What a bucket contains, in memory. */
export interface Bucket {
  readonly objects: Map<string, StoredObject>;
  /** By upload id. */
  readonly uploads: Map<string, Upload>;
}

const md5 = (content: Buffer) => createHash('md5').update(content).digest('hex');
export const checksumOf = (content: Buffer) => createHash('sha256').update(content).digest('base64');

export function putObject({ objects }: Bucket, key: string, body: Buffer, now: Date): StoredObject {
  const stored = { body, etag: `"${md5(body)}"`, checksum: checksumOf(body), modified: now };
  objects.set(key, stored);
  return stored;
}

export function beginUpload({ uploads }: Bucket, key: string, now: Date): string {
  const id = randomBytes(12).toString('hex');
  uploads.set(id, { key, initiated: now, parts: new Map() });
  return id;
}

export function putPart(upload: Upload, number: number, body: Buffer): Part {
  const part = { body, etag: `"${md5(body)}"`, checksum: checksumOf(body) };
  upload.parts.set(number, part);
  return part;
}

/** A part as the client lists it at the end. */
export interface NamedPart {
  readonly number: number;
  readonly etag: string;
  readonly checksum: string;
}

/** Puts the parts together; an error code of S3 if they are not those that were uploaded. */
export function completeUpload(
  bucket: Bucket,
  id: string,
  named: readonly NamedPart[],
  minPartBytes: number,
  now: Date,
): StoredObject | string {
  const upload = bucket.uploads.get(id);
  if (upload === undefined) return 'NoSuchUpload';
  if (named.some(({ number }, index) => number <= (named[index - 1]?.number ?? 0))) return 'InvalidPartOrder';
  const parts: Part[] = [];
  for (const { number, etag, checksum } of named) {
    const part = upload.parts.get(number);
    if (part === undefined || part.etag !== etag || part.checksum !== checksum) return 'InvalidPart';
    parts.push(part);
  }
  if (parts.length === 0) return 'MalformedXML';
  if (parts.slice(0, -1).some(({ body }) => body.length < minPartBytes)) return 'EntityTooSmall';
  const checksums = Buffer.concat(parts.map(({ checksum }) => Buffer.from(checksum, 'base64')));
  const tags = Buffer.concat(parts.map(({ etag }) => Buffer.from(etag.slice(1, -1), 'hex')));
  const stored = {
    body: Buffer.concat(parts.map(({ body }) => body)),
    etag: `"${md5(tags)}-${parts.length}"`,
    checksum: `${checksumOf(checksums)}-${parts.length}`,
    modified: now,
  };
  bucket.objects.set(upload.key, stored);
  bucket.uploads.delete(id);
  return stored;
}
