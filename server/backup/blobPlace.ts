import { join } from 'node:path';
import type { S3Settings } from '#server/blobs/s3/settings.ts';
import { folderPlace } from './diskPlace.ts';
import { bucketPlace } from './bucketPlace.ts';

/** Where the files of an installation are, for backups and restores. */
export interface BlobPlace {
  /** Puts a blob into the files of a backup. One in quarantine counts, because the server would restore it. Returns whether it exists. */
  take(backup: string, name: string): Promise<boolean>;
  /** The text that pairs the files with their database; null before the first start. */
  pairing(): Promise<string | null>;
  /** Throws, with a sentence for the operator, if there are files that a restore would mix with those of the backup. */
  refuseUsed(backup: string): Promise<void>;
  /** Copies all files of a backup to where they will be; the returned function puts them in use. */
  restore(backup: string): Promise<() => Promise<void>>;
}

export function blobPlaceOf(dataDir: string, s3: S3Settings | null): Promise<BlobPlace> {
  return s3 === null ? Promise.resolve(folderPlace(dataDir)) : bucketPlace(s3);
}

/** The folder in a backup that has its files. */
export const filesOf = (backup: string): string => join(backup, 'blobs');
