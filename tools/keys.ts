/**
 * `npm run keys -- rotate`: wraps every key with REDRESS_KEY and says when REDRESS_KEY_PREVIOUS can go. A running server
 * does the same by itself within the hour; with SQLite, stop it first. It can be interrupted and repeated.
 */
import { readConfiguration } from '#server/configuration.ts';
import { ConfigurationError } from '#server/configuration/environment.ts';
import { openStore } from '#server/store/open.ts';

async function rotate(): Promise<void> {
  const { dataDir, databaseUrl, migrationUrl, key, production } = readConfiguration(process.env);
  const store = await openStore({
    dataDir,
    databaseUrl,
    migrationUrl,
    key,
    clock: { now: () => new Date() },
    restricted: production,
  });
  try {
    const { rewrapped, retired } = await store.rotateKeys((count) => console.log(`Keys wrapped: ${count}.`));
    if (retired !== null)
      console.log(`The master key ${retired} is retired: nothing needs it. Remove REDRESS_KEY_PREVIOUS.`);
    else if (rewrapped === 0)
      console.log('Every key is wrapped with REDRESS_KEY. REDRESS_KEY_PREVIOUS is not needed.');
  } finally {
    await store.close();
  }
}

try {
  if (process.argv[2] !== 'rotate') throw new ConfigurationError('Usage: npm run keys -- rotate');
  await rotate();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
