import { flushCompileCache } from 'node:module';
import { openStore } from '#server/store/open.ts';

/**
 * A separate process that opens a store and prints the result: `open`, or `refused: …`. It then holds the store
 * until it is killed, or closes it immediately if told to.
 */
const [dataDir = '', databaseUrl = '', key = '', until = ''] = process.argv.slice(2);
// If it is killed, what was compiled for it is kept for the next one.
flushCompileCache();

try {
  const store = await openStore({
    dataDir,
    databaseUrl: databaseUrl === '' ? null : databaseUrl,
    key: { given: key, file: `${dataDir}/key` },
    clock: { now: () => new Date() },
  });
  await store.ping();
  process.stdout.write('open\n');
  // Collects garbage meanwhile, because a lock that nothing refers to would be released.
  if (until === 'hold') setInterval(() => globalThis.gc?.(), 20);
  else await store.close();
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : 'unknown'}\n`);
}
