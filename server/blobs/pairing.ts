import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Secrets } from '#server/store/secrets.ts';
import type { Store } from '#server/store/store.ts';
import type { BlobIdentity, Blobs } from './blobs.ts';

/** The part of the store that pairing needs. */
export interface Database extends Pick<Store, 'blobNames'> {
  readonly secrets: Pick<Secrets, 'find' | 'ensure'>;
}

/** What the database and the blob store know about each other. */
interface Pair {
  /** The database's own id. */
  readonly database: string;
  /** The id of the blob store that the database has used; null before its first start with one. */
  readonly blobStore: string | null;
  /** The blob store's own identity; null before its first start. */
  readonly identity: BlobIdentity | null;
}

const anId = () => randomBytes(16).toString('hex');
/** The database keeps the two ids among its secrets, where the first value written wins. */
const secret = { database: 'database-id', blobStore: 'blob-store-id' };

/**
 * Pairs a database with a blob store, or checks that they are a pair: each permanently records the other's id.
 * Throws, with a message for the operator, if either belongs to another. If one of the ids is missing (before the
 * first start, or at the first start of the version that introduced them), the blobs decide: names are random, so
 * one that both sides know is proof.
 */
export async function pairBlobs(store: Database, blobs: Blobs): Promise<void> {
  const database = await store.secrets.ensure(secret.database, anId);
  const known = async (): Promise<Pair> => ({
    database,
    blobStore: await store.secrets.find(secret.blobStore),
    identity: await blobs.identity(),
  });

  let pair = await known();
  for (;;) {
    const refusal = await refusalOf(pair, store, blobs);
    if (refusal === null) break;
    const now = await known();
    if (isDeepStrictEqual(now, pair)) throw new Error(refusal);
    // Another process was pairing them at the same time.
    pair = now;
  }
  if (pair.identity !== null && pair.blobStore !== null) return;

  // Each call returns the authoritative value, regardless of which process was first.
  const identity = await blobs.identify({ id: pair.blobStore ?? anId(), database });
  const blobStore = await store.secrets.ensure(secret.blobStore, () => identity.id);
  const refusal = mismatch({ database, blobStore, identity }, blobs);
  if (refusal !== null) throw new Error(refusal);
}

/**
 * Throws unless a file can be written and read back, and the blob store is still the one of this database: an empty folder takes
 * the place of a file system that is no longer mounted.
 */
export async function checkBlobs(store: Pick<Database, 'secrets'>, blobs: Blobs): Promise<void> {
  const identity = await blobs.identity();
  if (identity === null || identity.id !== (await store.secrets.find(secret.blobStore)))
    throw new Error(`The files of this database are not in ${blobs.location}.`);
  const name = await blobs.put([Buffer.from('readiness')]);
  await blobs.get(name);
  await blobs.remove(name);
}

/** Why the two do not belong together; null if they do, or can. */
async function refusalOf(pair: Pair, store: Database, blobs: Blobs): Promise<string | null> {
  const { database, blobStore, identity } = pair;
  if (identity !== null) return mismatch(pair, blobs);
  const setting = settingOf(blobs);
  const { hasBlobs, isShared, named } = await compare(store, blobs);
  if (isShared) return null;
  if (blobStore !== null) return otherPlace(database, blobStore, blobs);
  if (named > 0)
    return `The database (${database}) refers to ${named} files, but ${blobs.location} has none of them: set ${setting} to the ${blobs.kind} that has them, or DATABASE_URL to the database of this ${blobs.kind}.`;
  if (hasBlobs)
    return `The database refers to no files, but ${blobs.location} has some: set DATABASE_URL to the database that refers to them, or ${setting} to an empty ${blobs.kind}.`;
  return null;
}

type Place = Pick<Blobs, 'kind' | 'location'>;

/** The setting that names the blob store. */
function settingOf({ kind }: Place): string {
  return kind === 'folder' ? 'DATA_DIR' : 'S3_BUCKET';
}

function mismatch({ database, blobStore, identity }: Pair, place: Place): string | null {
  if (identity !== null && identity.database !== database)
    return `The files in ${place.location} belong to another database (${identity.database}, not ${database}): set DATABASE_URL to that database, or ${settingOf(place)} to the ${place.kind} of this one.`;
  if (blobStore !== null && identity?.id !== blobStore) return otherPlace(database, blobStore, place);
  return null;
}

function otherPlace(database: string, blobStore: string, place: Place): string {
  return `The database (${database}) has its files in another ${place.kind} (${blobStore}) than ${place.location}: set ${settingOf(place)} to that ${place.kind}, which all processes of the database share.`;
}

/** How many blobs the database refers to, whether any blobs exist, and whether one of them is referred to. */
async function compare(store: Database, blobs: Blobs) {
  const named = await store.blobNames();
  let hasBlobs = false;
  for (const entries of [blobs.names(), blobs.quarantine.names()]) {
    for await (const { name, unfinished } of entries) {
      if (unfinished) continue;
      hasBlobs = true;
      if (named.has(name)) return { named: named.size, hasBlobs, isShared: true };
    }
  }
  return { named: named.size, hasBlobs, isShared: false };
}
