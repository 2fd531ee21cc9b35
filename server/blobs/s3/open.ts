import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { BlobMissing, type BlobIdentity, type Blobs } from '../blobs.ts';
import { identityIn, identityText } from '../identityText.ts';
import { createS3Client, type Patience, type S3Client } from './client.ts';
import { download } from './download.ts';
import { blobKeys, contentOf, isStored, keyOf, listed, nameIn, putNew } from './objects.ts';
import { putInParts, uploadsTo } from './parts.ts';
import { refuseUnsuitable } from './suitable.ts';
import { draft, openMarks } from './quarantine.ts';
import type { S3Settings } from './settings.ts';

/** What a test may change. */
export interface S3Options {
  readonly patience?: Patience;
  /** From this size on, a blob is written in parts of it. Stores accept no parts below 5 MiB. */
  readonly partBytes?: number;
}

/** Blobs in an object store. */
export interface S3Blobs extends Blobs {
  /** Writes a blob under a name that it already has, unless it is there. Throws if another one is. */
  add(name: string, content: Uint8Array): Promise<void>;
}

const usualPartBytes = 8 * 1024 * 1024;
const identityKey = 'identity';

/**
 * Blobs in a bucket, which all processes of the database share. Throws, with a message for the operator, unless the
 * bucket can be used and does what is needed of it.
 */
export async function openS3Blobs(settings: S3Settings, options: S3Options = {}): Promise<S3Blobs> {
  const client = createS3Client(settings, options.patience);
  await refuseUnsuitable(client, settings);
  return blobsIn(client, options.partBytes ?? usualPartBytes);
}

function blobsIn(client: S3Client, partBytes: number): S3Blobs {
  const quarantine = openMarks(client);

  async function add(name: string, content: Uint8Array): Promise<void> {
    const key = keyOf(name);
    if (content.length >= partBytes) return putInParts(client, key, content, partBytes);
    if ((await putNew(client, key, content)) !== null) return;
    // Names are random, so it is what an earlier attempt wrote, unless something is very wrong.
    if (!(await isStored(client, key, content)))
      throw new Error(`There is another file ${key} in ${client.location}.`);
  }

  return {
    location: client.location,
    kind: 'bucket',
    add,
    async put(content) {
      const name = randomBytes(16).toString('hex');
      await add(name, Buffer.concat([...content]));
      return name;
    },
    get: async (name) => buffer(await download(client, keyOf(name))),
    stream: async (name) => download(client, keyOf(name)),
    remove: async (name) => quarantine.purge(name),
    async *names() {
      const marked = new Set<string>();
      for await (const { name } of quarantine.names()) marked.add(name);
      for await (const { key, modified } of listed(client, blobKeys)) {
        const name = nameIn(key);
        if (name !== null && !marked.has(name)) yield { name, modified, unfinished: false };
      }
      for await (const { key, modified } of uploadsTo(client, blobKeys)) {
        const name = nameIn(key);
        if (name !== null) yield { name: `${name}${draft}`, modified, unfinished: true };
      }
    },
    quarantine,
    identity: () => readIdentity(client),
    async identify(identity) {
      await putNew(client, identityKey, Buffer.from(identityText(identity)));
      const written = await readIdentity(client);
      if (written === null) throw new BlobMissing(identityKey);
      return written;
    },
  };
}

async function readIdentity(client: S3Client): Promise<BlobIdentity | null> {
  const content = await contentOf(client, identityKey);
  return content === null
    ? null
    : identityIn(content.toString('utf8'), `${identityKey} in ${client.location}`);
}
