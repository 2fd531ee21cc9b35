import { join } from 'node:path';
import type { Blobs } from './blobs.ts';
import { openBlobs } from './disk.ts';
import { openS3Blobs } from './s3/open.ts';
import type { S3Settings } from './s3/settings.ts';

/** Where the settings put blobs. */
export interface BlobPlace {
  /** Absolute path. */
  readonly dataDir: string;
  /** Null for a folder in `dataDir`. */
  readonly s3: S3Settings | null;
}

/** Opens the blob store of the settings. Throws, with a message for the operator, if it can't be used. */
export function openBlobStore({ dataDir, s3 }: BlobPlace): Promise<Blobs> {
  return s3 === null ? openBlobs(join(dataDir, 'blobs')) : openS3Blobs(s3);
}
