import { openBlobs } from '#server/blobs/disk.ts';
import { pairBlobs } from '#server/blobs/pairing.ts';
import { openStore } from '#server/store/open.ts';

/** A process that starts with a database and a blob folder, and prints the result: `pair`, or why it was refused. */
const [dataDir = '', databaseUrl = '', key = ''] = process.argv.slice(2);
const store = await openStore({
  dataDir,
  databaseUrl: databaseUrl === '' ? null : databaseUrl,
  key: { given: key, file: `${dataDir}/key` },
  clock: { now: () => new Date() },
});
try {
  await pairBlobs(store, await openBlobs(`${dataDir}/blobs`));
  process.stdout.write('pair\n');
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
} finally {
  await store.close();
}
