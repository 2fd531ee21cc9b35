/**
 * `npm run keys -- rotate`: wraps every key with REDRESS_KEY and says when REDRESS_KEY_PREVIOUS can go. A running server
 * does the same by itself within the hour. It can be interrupted and repeated.
 *
 * `npm run keys -- sign`: replaces the keys that sign tokens, because one may be known to someone else. Without that
 * reason, a running server replaces them every 90 days.
 *
 * With SQLite, stop the server first.
 */
import { readConfiguration } from '#server/configuration.ts';
import { ConfigurationError } from '#server/configuration/configurationError.ts';
import { replaceSigningKeys } from '#server/identity/embedded/signingKeys.ts';
import { refuseMissingDatabase } from '#server/store/existingDatabase.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { explainIfAsked } from './usage.mjs';

explainIfAsked(`keys rotate    wraps every key with REDRESS_KEY, and says when REDRESS_KEY_PREVIOUS can go
keys sign      replaces the keys that sign tokens

With SQLite, stop the server first.`);

const clock = { now: () => new Date() };

async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  const installation = readConfiguration(process.env);
  const { dataDir, databaseUrl, migrationUrl, key, production } = installation;
  refuseMissingDatabase(installation);
  const store = await openStore({
    dataDir,
    databaseUrl,
    migrationUrl,
    key,
    clock,
    restricted: production,
  });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

async function rotate(store: Store): Promise<void> {
  const { rewrapped, retired } = await store.rotateKeys((count) => console.log(`Keys wrapped: ${count}.`));
  if (retired !== null)
    console.log(`The master key ${retired} is retired: nothing needs it. Remove REDRESS_KEY_PREVIOUS.`);
  else if (rewrapped === 0)
    console.log('Every key is wrapped with REDRESS_KEY. REDRESS_KEY_PREVIOUS is not needed.');
}

async function sign(store: Store): Promise<void> {
  const id = await replaceSigningKeys(store.secrets, clock);
  console.log(
    id === null
      ? 'No server has signed tokens with this store yet.'
      : `Tokens are now signed with the key ${id}. Running servers refuse all earlier tokens within a minute.`,
  );
}

const commands: Readonly<Record<string, (store: Store) => Promise<void>>> = { rotate, sign };

try {
  const command = commands[process.argv[2] ?? ''];
  if (command === undefined)
    throw new ConfigurationError('Usage: npm run keys -- rotate, or npm run keys -- sign');
  await withStore(command);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
