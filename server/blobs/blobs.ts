import type { Readable } from 'node:stream';

/** A blob that is not there (any more). */
export class BlobMissing extends Error {
  constructor(name: string) {
    super(`There is no blob ${name}.`);
    this.name = 'BlobMissing';
  }
}

export interface BlobEntry {
  readonly name: string;
  readonly modified: Date;
}

/** A place for files under random names: a folder here, an object store where several machines serve. */
export interface Blobs {
  /** Keeps the content, whole or not at all, and answers its name when it is safe on disk. */
  put(content: Iterable<Uint8Array>): Promise<string>;
  /** Throws BlobMissing. */
  get(name: string): Promise<Buffer>;
  /** Throws BlobMissing before the first byte. */
  stream(name: string): Promise<Readable>;
  /** What is not there needs no removing. */
  remove(name: string): Promise<void>;
  /** Everything there is, unfinished files too. */
  names(): AsyncIterable<BlobEntry>;
}
