import { randomBytes } from 'node:crypto';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import type { S3Client } from './client.ts';
import { putNew, removeObject } from './objects.ts';
import type { S3Settings } from './settings.ts';

const ofTheKeys: ReadonlySet<string> = new Set([
  'AccessDenied',
  'AuthorizationHeaderMalformed',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
]);

/**
 * Throws, with a message for the operator, unless objects can be written and deleted, an object that exists is not
 * overwritten, and what is deleted is gone.
 */
export async function refuseUnsuitable(client: S3Client, settings: S3Settings): Promise<void> {
  const key = `probe/${randomBytes(16).toString('hex')}`;
  const content = Buffer.from('Redress checks that it can write here.');
  const written = await inWords(settings, () => putNew(client, key, content));
  const second = await inWords(settings, () => putNew(client, key, content));
  await inWords(settings, () => removeObject(client, key));
  const version = written?.get('x-amz-version-id') ?? 'null';
  if (version !== 'null')
    throw new Error(
      `In ${client.location}, deleted files would survive as old versions: set S3_BUCKET to a bucket that has never had versioning.`,
    );
  if (second !== null)
    throw new Error(
      `The object store at ${settings.endpoint} overwrites files in spite of If-None-Match: Redress needs one that honors it.`,
    );
}

async function inWords<T>({ endpoint, bucket }: S3Settings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new Error(sentenceOf(error.reason, endpoint, bucket), { cause: error });
  }
}

function sentenceOf(reason: string, endpoint: string, bucket: string): string {
  if (reason === 'NoSuchBucket')
    return `The object store at ${endpoint} has no bucket ${bucket}: create it, or set S3_BUCKET to the one to use.`;
  if (reason === 'RequestTimeTooSkewed')
    return `The object store at ${endpoint} has another time than this machine: set the clock.`;
  if (/Redirect|^HTTP 30/.test(reason))
    return `The bucket ${bucket} is not at ${endpoint} (${reason}): set S3_ENDPOINT and S3_REGION to those of the bucket.`;
  if (ofTheKeys.has(reason))
    return `The object store at ${endpoint} refused the keys for the bucket ${bucket} (${reason}): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, and what the keys may do.`;
  return `The object store at ${endpoint} does not respond (${reason}): check S3_ENDPOINT.`;
}
