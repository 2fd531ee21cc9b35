import type { Readable } from 'node:stream';

/** A blob that does not exist, or no longer. */
export class BlobMissing extends Error {
  constructor(name: string) {
    super(`There is no blob ${name}.`);
    this.name = 'BlobMissing';
  }
}

/** The account has no such profile, or no longer: it may have been deleted while work on it was in progress. */
export class OwnerMissing extends BlobMissing {
  constructor(row: string) {
    super(`of ${row}`);
    this.name = 'OwnerMissing';
  }
}

export interface BlobEntry {
  readonly name: string;
  /** For a blob in quarantine: when it was moved there. */
  readonly modified: Date;
  /** A write that a crash interrupted: no row can refer to it. */
  readonly unfinished: boolean;
}

/** A blob store's own identity, written once, before its first blob. */
export interface BlobIdentity {
  /** Random, 32 hex digits. */
  readonly id: string;
  /** The id of the one database whose blobs it stores. */
  readonly database: string;
}

/** Holds blobs that no row refers to until they are purged. Until then, one can be read like any other. */
export interface Quarantine {
  /** Moves a blob here, unless it is already gone or here. An unfinished write may be discarded at once. */
  add(name: string, now: Date): Promise<void>;
  /** Moves a blob back if it is here. */
  bringBack(name: string): Promise<void>;
  /** Deletes a blob permanently. */
  purge(name: string): Promise<void>;
  names(): AsyncIterable<BlobEntry>;
}

/** Storage for files under random names: a folder, or a bucket of an object store if several machines serve. */
export interface Blobs {
  /** The location, in words that the operator knows. */
  readonly location: string;
  readonly kind: 'folder' | 'bucket';
  /** Writes the content completely or not at all. Returns its name once it is stored safely. */
  put(content: Iterable<Uint8Array>): Promise<string>;
  /** Throws BlobMissing, and StoreUnavailable if the object store can't be reached now, like every method. */
  get(name: string): Promise<Buffer>;
  /** Throws BlobMissing before the first byte. */
  stream(name: string): Promise<Readable>;
  /** Also removes from quarantine. Does nothing if the blob does not exist. */
  remove(name: string): Promise<void>;
  /** Everything outside quarantine, including unfinished files. */
  names(): AsyncIterable<BlobEntry>;
  readonly quarantine: Quarantine;
  /** Null before the first start. Throws, with a message for the operator, if it cannot be read. */
  identity(): Promise<BlobIdentity | null>;
  /** Sets the identity if there is none. Returns the identity that is now stored. */
  identify(identity: BlobIdentity): Promise<BlobIdentity>;
}
