import { join } from 'node:path';
import type { Blobs } from '#server/blobs/blobs.ts';
import { openBlobs } from '#server/blobs/disk.ts';
import { pairBlobs } from '#server/blobs/pairing.ts';
import { sweepBlobs, type Sweep } from '#server/blobs/sweep.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import type { EngineUnderTest } from '#tests/support/aStore.ts';
import { copyFiles } from './files.ts';

export interface Started {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly swept: Sweep;
}

export const blobsOf = ({ dataDir }: StoreConfiguration) => openBlobs(join(dataDir, 'blobs'));

/** What a start does with the data; a refused one has closed its store. */
export async function startWith(
  { open }: EngineUnderTest,
  configuration: StoreConfiguration,
  allowedOrphans = 0,
): Promise<Started> {
  const store = await open(configuration);
  const blobs = await blobsOf(configuration);
  try {
    await pairBlobs(store, blobs);
  } catch (error) {
    await store.close();
    throw error;
  }
  const namedBlobs = () => store.blobNames();
  const swept = await sweepBlobs(blobs, { namedBlobs, now: configuration.clock.now(), allowedOrphans });
  return { store, blobs, swept };
}

/** The database of one and the blob folder of another, both closed, in a data directory of their own. */
export async function databaseWithFiles(
  { copy }: EngineUnderTest,
  database: StoreConfiguration,
  files: StoreConfiguration,
): Promise<StoreConfiguration> {
  const configuration = await copy(database);
  copyFiles(files.dataDir, configuration.dataDir);
  return configuration;
}
