/**
 * `npm run migrate`: creates or updates the tables in the PostgreSQL database, under the role of MIGRATION_DATABASE_URL,
 * which owns them, and gives the role of DATABASE_URL, the server's, the rights it needs. It can be repeated, and run
 * while servers are running.
 */
import { readConfiguration } from '#server/configuration.ts';
import { ConfigurationError } from '#server/configuration/configurationError.ts';
import { migratePostgres } from '#server/store/migratePostgres.ts';
import { explained } from './backup/command.ts';
import { migrationAnswer } from './migrate/answer.ts';
import { wordsOf } from './usage.mjs';

wordsOf('migrate    creates or updates the tables in PostgreSQL, and grants the server’s role its rights');

await explained(async () => {
  const { databaseUrl, migrationUrl } = readConfiguration(process.env);
  if (databaseUrl === null)
    throw new ConfigurationError(
      'DATABASE_URL is not set, and SQLite is migrated whenever the server starts.',
    );
  if (migrationUrl === null)
    throw new ConfigurationError(
      'Set MIGRATION_DATABASE_URL to the URL of the role that owns the tables; DATABASE_URL has that of the server.',
    );
  console.log(migrationAnswer(await migratePostgres({ databaseUrl, migrationUrl })));
});
