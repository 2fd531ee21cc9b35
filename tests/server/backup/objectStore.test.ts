import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, type Installation } from '#server/backup/backUp.ts';
import { restore } from '#server/backup/restore.ts';
import { pairBlobs } from '#server/blobs/pairing.ts';
import { openStore } from '#server/store/open.ts';
import { aDocument, aProfile, aReport } from '#tests/routes/world.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { aFolder } from '#tests/support/aStore.ts';
import { anObjectStore, openBucket, settingsFor, type ObjectStoreUnderTest } from '../blobs/anObjectStore.ts';

const folders: string[] = [];
const stores: ObjectStoreUnderTest[] = [];
let world: AppUnderTest;
let onDisk: Installation;

beforeAll(async () => {
  world = await anApp();
  const who = await world.person();
  const profileId = await aProfile(world, who);
  await aReport(world, who, profileId);
  await aDocument(world, who, profileId, 'ssn');
  const { dataDir, databaseUrl } = world;
  onDisk = { dataDir, databaseUrl, s3: null, key: { given: null, file: join(dataDir, 'key') } };
});
afterAll(async () => {
  await world.close();
  for (const store of stores) await store.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function aTemporaryFolder(): string {
  const folder = aFolder();
  folders.push(folder);
  return folder;
}
async function anEmptyBucket() {
  const store = await anObjectStore();
  stores.push(store);
  const installation: Installation = {
    ...onDisk,
    dataDir: aTemporaryFolder(),
    databaseUrl: null,
    s3: settingsFor(store),
  };
  return { store, installation };
}
async function backupOf(installation: Installation) {
  const folder = aTemporaryFolder();
  const { takenAt: _, ...manifest } = await backUp(installation, folder, '0.1.0');
  return { folder, manifest };
}
const filesOf = (folder: string) => globSync('blobs/[0-9a-f][0-9a-f]/*', { cwd: folder }).toSorted();

it('moves from a folder into a bucket and back with every file, and only into an empty one', async () => {
  const first = await backupOf(onDisk);
  expect(filesOf(first.folder).length).toBeGreaterThan(2);
  const { store, installation } = await anEmptyBucket();
  await restore(installation, first.folder);
  expect(store.bucket.objects.has('identity')).toBe(true);
  const opened = await openStore({ ...installation, clock: { now: () => new Date() } });
  await pairBlobs(opened, await openBucket(store));
  await opened.close();

  const second = await backupOf(installation);
  expect(second.manifest).toEqual({ ...first.manifest, engine: 'sqlite' });
  expect(filesOf(second.folder)).toEqual(filesOf(first.folder));
  const back = { ...onDisk, dataDir: aTemporaryFolder(), databaseUrl: null };
  await restore(back, second.folder);
  expect(filesOf(back.dataDir)).toEqual(filesOf(first.folder));

  await expect(restore({ ...installation, dataDir: aTemporaryFolder() }, first.folder)).rejects.toThrow(
    /^There are files in the bucket redress at http:\S+: restore into an empty bucket\.$/,
  );
});

it('continues an interrupted restore, but mixes nothing with files of another installation', async () => {
  const { folder } = await backupOf(onDisk);
  const { store, installation } = await anEmptyBucket();
  const probes = 1;
  for (let index = 0; index <= probes; index += 1) store.faults.plan('slow', { operation: 'PutObject' });
  store.faults.plan('slow', { operation: 'PutObject' });
  store.faults.plan('internalError', { operation: 'PutObject', times: 4 });
  await expect(restore(installation, folder)).rejects.toThrow(/can’t be reached/);
  expect([...store.bucket.objects.keys()]).toEqual([expect.stringMatching(/^blobs\//)]);
  await restore(installation, folder);
  expect(store.bucket.objects.size).toBe(filesOf(folder).length + 1);

  const other = await anEmptyBucket();
  await (await openBucket(other.store)).put([Buffer.from('of another installation')]);
  await expect(restore(other.installation, folder)).rejects.toThrow(/^There are files in the bucket/);
});
