import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe } from 'vitest';
import { keySchema } from '#server/store/keySchema.ts';
import { migratePostgres } from '#server/store/migratePostgres.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { keysFileOf } from '#server/store/sqlite.ts';
import { openStore, type StoreConfiguration } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import {
  createDatabase,
  findPostgres,
  startPostgres,
  withServerRole,
  type Installation,
  type PostgresServer,
  type TwoRoles,
} from './aPostgres.ts';
import { putTables } from './preparedFolders.ts';
import { atWorkersEnd } from './workersEnd.ts';

/** A clock that only the test moves. */
export interface HandClock {
  now(): Date;
  set(instant: string): void;
}

export function aClock(instant = '2026-11-21T12:00:00.000Z'): HandClock {
  let now = new Date(instant);
  return { now: () => now, set: (next) => (now = new Date(next)) };
}

/** An empty data directory, removed by the test or with the process's temporary files. */
export function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'redress-store-'));
}

/** The configuration of an SQLite store in a folder; the key file is next to the data. */
export function sqliteIn(dataDir: string, overrides: Partial<StoreConfiguration> = {}): StoreConfiguration {
  return {
    dataDir,
    databaseUrl: null,
    key: { given: null, file: join(dataDir, 'key') },
    clock: aClock(),
    ...overrides,
  };
}

export interface EngineUnderTest {
  readonly name: 'SQLite' | 'PostgreSQL';
  /**
   * The configuration of a new store without content. It has its tables already: making them takes longer than most
   * tests.
   */
  readonly fresh: (overrides?: Partial<StoreConfiguration>) => Promise<StoreConfiguration>;
  /** The same with a database without any tables, for tests of how it gets them. */
  readonly bare: (overrides?: Partial<StoreConfiguration>) => Promise<StoreConfiguration>;
  /**
   * The configuration of a copy of that store, which must be closed: a copy of its database and keys, without blobs,
   * with a new data directory. With 'data', without the keys.
   */
  readonly copy: (configuration: StoreConfiguration, what?: 'data') => Promise<StoreConfiguration>;
  /** Opens a store, by default a new one; it is closed after the test. */
  readonly open: (configuration?: StoreConfiguration) => Promise<Store>;
}

/** One server for all the files of a worker. */
let postgres: Promise<PostgresServer> | undefined;
function thePostgres(installed: Installation): Promise<PostgresServer> {
  postgres ??= startPostgres(installed, { durable: false }).then((server) => {
    atWorkersEnd(() => server.stop());
    return server;
  });
  return postgres;
}

/** Whether there is a PostgreSQL for tests: that of TEST_DATABASE_URL, or an installation on the machine. */
export const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined || findPostgres() !== null;

/** A new PostgreSQL database, empty or a copy of another, under the role that owns it. */
async function aPostgresDatabase(original: string | null = null): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return createDatabase(given, original);
  const installed = findPostgres();
  if (installed === null) throw new Error('PostgreSQL is not installed.');
  return createDatabase((await thePostgres(installed)).url, original);
}

/** A database with all tables and no rows, one for all the files of a worker: others are copied from it. */
let migrated: Promise<string> | undefined;
async function aMigratedDatabase(): Promise<string> {
  migrated ??= aPostgresDatabase().then(async (databaseUrl) => {
    await migratePostgres({ databaseUrl, migrationUrl: null });
    return databaseUrl;
  });
  return aPostgresDatabase(await migrated);
}

/** A new PostgreSQL database as in production, with a role of its own for the server. */
export async function aDatabaseWithRoles(): Promise<TwoRoles> {
  return withServerRole(await aPostgresDatabase());
}

/**
 * The same suite on both engines. PostgreSQL is the server of TEST_DATABASE_URL, otherwise an installation on the
 * machine, started once; without either, the suite is reported as skipped.
 */
export function eachEngine(name: string, suite: (engine: EngineUnderTest) => void): void {
  describe(`${name} on SQLite`, () => {
    suite(withStores('SQLite', { bare: noDatabase, migrated: noDatabase, copy: noDatabase }));
  });

  describe.skipIf(!hasPostgres)(
    hasPostgres ? `${name} on PostgreSQL` : `${name} on PostgreSQL (no server here: set TEST_DATABASE_URL)`,
    () => {
      suite(
        withStores('PostgreSQL', {
          bare: aPostgresDatabase,
          migrated: aMigratedDatabase,
          copy: aPostgresDatabase,
        }),
      );
    },
  );
}

/** Where databases come from: their URLs, or null for SQLite, whose file the store makes itself. */
interface Databases {
  readonly bare: () => Promise<string | null>;
  readonly migrated: () => Promise<string | null>;
  readonly copy: (original: string) => Promise<string | null>;
}
const noDatabase = async () => null;

function withStores(name: EngineUnderTest['name'], databases: Databases): EngineUnderTest {
  const stores = new Set<Store>();
  const folders = new Set<string>();
  afterEach(async () => {
    for (const store of stores) await store.close();
    stores.clear();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    folders.clear();
  });
  const inNewFolder = (databaseUrl: string | null, overrides: Partial<StoreConfiguration>) => {
    const folder = aFolder();
    folders.add(folder);
    return sqliteIn(folder, { databaseUrl, ...overrides });
  };
  const fresh: EngineUnderTest['fresh'] = async (overrides = {}) => {
    const configuration = inNewFolder(await databases.migrated(), overrides);
    if (configuration.databaseUrl === null) await putTables(configuration.dataDir);
    return configuration;
  };
  return {
    name,
    fresh,
    bare: async (overrides = {}) => inNewFolder(await databases.bare(), overrides),
    async copy({ dataDir, databaseUrl, key, clock }, what) {
      const copied = inNewFolder(databaseUrl === null ? null : await databases.copy(databaseUrl), {
        key,
        clock,
      });
      if (databaseUrl === null) {
        const [file, copy] = [join(dataDir, 'redress.sqlite'), join(copied.dataDir, 'redress.sqlite')];
        copyFileSync(file, copy);
        const keys = dirname(keysFileOf(file));
        // Earlier versions had no keys of their own.
        if (what !== 'data' && existsSync(keys)) cpSync(keys, dirname(keysFileOf(copy)), { recursive: true });
      } else if (what === 'data' && copied.databaseUrl !== null) {
        const db = openPostgres(copied.databaseUrl, 1);
        await sql.raw(`drop schema ${keySchema} cascade`).execute(db.write);
        await db.close();
      }
      return copied;
    },
    async open(configuration) {
      const store = await openStore(configuration ?? (await fresh()));
      stores.add(store);
      // A test may close it itself, to open it again.
      return {
        ...store,
        close: async () => {
          if (stores.delete(store)) await store.close();
        },
      };
    },
  };
}
