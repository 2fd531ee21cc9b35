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
  /** In quarantine: when it was moved there. */
  readonly modified: Date;
  /** A write that a crash cut short: no row can name it. */
  readonly unfinished: boolean;
}

/** What a blob store knows of itself: written once, before its first blob. */
export interface BlobIdentity {
  /** 32 hex digits, random. */
  readonly id: string;
  /** The id of the only database whose blobs it keeps. */
  readonly database: string;
}

/** Blobs that no row names, out of use until they are purged. Reading one through the blob store brings it back. */
export interface Quarantine {
  /** Moves a blob here. One that is already gone needs no moving. */
  add(name: string, now: Date): Promise<void>;
  /** Brings a blob back into use, if it is here. */
  bringBack(name: string): Promise<void>;
  /** Deletes a blob for good. */
  purge(name: string): Promise<void>;
  names(): AsyncIterable<BlobEntry>;
}

/** A place for files under random names: a folder here, an object store where several machines serve. */
export interface Blobs {
  /** Where it is, as an operator calls it. */
  readonly location: string;
  /** Keeps the content, whole or not at all, and answers its name when it is safe on disk. */
  put(content: Iterable<Uint8Array>): Promise<string>;
  /** Throws BlobMissing. */
  get(name: string): Promise<Buffer>;
  /** Throws BlobMissing before the first byte. */
  stream(name: string): Promise<Readable>;
  /** Also from quarantine. What is not there needs no removing. */
  remove(name: string): Promise<void>;
  /** Everything there is outside quarantine, unfinished files too. */
  names(): AsyncIterable<BlobEntry>;
  readonly quarantine: Quarantine;
  /** Null before the first start. Throws, with a sentence for the operator, when it cannot be read. */
  identity(): Promise<BlobIdentity | null>;
  /** Gives it this identity unless it has one, and answers the one it has. */
  identify(identity: BlobIdentity): Promise<BlobIdentity>;
}
