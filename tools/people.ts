/**
 * `npm run people -- show | sign-out | disable | enable MAIL`: what an operator does about a person of the embedded
 * identity provider. It reads the same settings as the server. With SQLite, stop the server first.
 */
import { readConfiguration } from '#server/configuration.ts';
import { refuseMissingDatabase } from '#server/store/existingDatabase.ts';
import { openStore } from '#server/store/open.ts';
import { peopleAct, usage } from './people/answer.ts';
import { explainIfAsked } from './usage.mjs';

explainIfAsked(usage);

async function main(): Promise<string> {
  const act = peopleAct(process.argv.slice(2));
  const installation = readConfiguration(process.env);
  const { dataDir, databaseUrl, migrationUrl, key, production, identity } = installation;
  if (identity.provider === 'auth0')
    throw new Error('People sign in with Auth0, which can block them and end their sessions.');
  refuseMissingDatabase(installation);
  const clock = { now: () => new Date() };
  const store = await openStore({ dataDir, databaseUrl, migrationUrl, key, clock, restricted: production });
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
