import { bucketName, objectStoreKeys, startObjectStore, type ObjectStore } from '#sandbox/s3/start.ts';
import type { Patience } from '#server/blobs/s3/client.ts';
import { openS3Blobs, type S3Blobs, type S3Options } from '#server/blobs/s3/open.ts';
import type { S3Settings } from '#server/blobs/s3/settings.ts';

export type ObjectStoreUnderTest = ObjectStore;

/** The stand-in for S3, on a port of its own. */
export const anObjectStore: typeof startObjectStore = (options) => startObjectStore(options);

/** The settings with which the product uses the stand-in. */
export function settingsFor({ address }: Pick<ObjectStore, 'address'>): S3Settings {
  return { endpoint: address, bucket: bucketName, pathStyle: true, ...objectStoreKeys };
}

/** Little of it, so that a failing test ends soon. */
const patience: Patience = { attempts: 3, firstWait: 1, answer: 2_000 };

export function openBucket(store: ObjectStore, options: S3Options = {}): Promise<S3Blobs> {
  return openS3Blobs(settingsFor(store), { patience, ...options });
}
