import { join } from 'node:path';
import { sql } from 'kysely';
import { openDataDir } from '#server/dataDir.ts';
import type { KeySource } from '#server/sealing/keySource.ts';
import { blobNames } from './blobNames.ts';
import type { Clock, StoreContext } from './context.ts';
import { copySqlite, removeCopies } from './copy.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { finishErasures, replayErasures } from './erasures.ts';
import { localJobSignal, postgresJobSignal, type JobSignal } from './jobSignal.ts';
import { keysFor, sealingKeyId } from './keyCheck.ts';
import { rotateKeys } from './keyRotation.ts';
import { keySchema } from './keySchema.ts';
import { checkEveryKey, checkKeys } from './keysPresent.ts';
import { checkSchema, migrate } from './migrate.ts';
import { migratePostgres } from './migratePostgres.ts';
import { openPostgres } from './postgres.ts';
import { keysFileOf, openSqlite } from './sqlite.ts';
import { RecentMembers } from './recentMembers.ts';
import { refuseUnrestricted } from './roles.ts';
import { loadServerKey } from './serverKey.ts';
import { checkRoom } from './room.ts';
import { localTaskLocks, postgresTaskLocks, type TaskLocks } from './taskLocks.ts';
import { createRepositories, type Store } from './store.ts';
import { acrossAccounts } from './wall.ts';

export interface StoreConfiguration {
  /** Absolute path of the folder with the SQLite file and its lock. Created if missing. */
  readonly dataDir: string;
  /** `postgres://…`; null for SQLite. */
  readonly databaseUrl: string | null;
  /** The same database under the role that owns the tables; null if `databaseUrl` names that role. */
  readonly migrationUrl?: string | null;
  readonly key: KeySource;
  readonly clock: Clock;
  /**
   * On PostgreSQL: refuses a role that the policies do not restrict, and only checks the schema, which `npm run migrate`
   * creates. Otherwise, opening runs the migrations.
   */
  readonly restricted?: boolean;
  /** Maximum number of PostgreSQL connections; 10 by default. */
  readonly poolSize?: number;
}

/** What differs between the engines when a store opens. */
interface Engine {
  /** Where the wrapped keys are, for the operator. */
  readonly keysAt: string;
  readonly migrated: () => Promise<void>;
  readonly release: () => void;
  readonly jobSignal: JobSignal;
  readonly taskLocks: TaskLocks;
}

/** What ends with the store. */
type Ends = Pick<Engine, 'release' | 'jobSignal' | 'taskLocks'>;

/**
 * Opens the store and runs its migrations. Throws, with a message for the operator, if another process uses the
 * directory, the key does not match, the store was written by a newer version, or the database does not respond.
 */
export async function openStore(configuration: StoreConfiguration): Promise<Store> {
  const store = await openEngine(configuration);
  return {
    ...store,
    async ping() {
      await store.ping();
      await checkRoom(configuration.dataDir);
    },
    async purge() {
      await store.purge();
      await removeCopies(configuration.dataDir, configuration.clock.now());
    },
  };
}

async function openEngine(configuration: StoreConfiguration): Promise<Store> {
  const { dataDir, databaseUrl, key, clock } = configuration;
  if (databaseUrl !== null) {
    const db = openPostgres(databaseUrl, configuration.poolSize ?? 10);
    return start(db, key, clock, {
      keysAt: `the schema ${keySchema}`,
      migrated: async () => {
        if (configuration.restricted !== true) {
          await migratePostgres({ databaseUrl, migrationUrl: configuration.migrationUrl ?? null });
          return;
        }
        await refuseUnrestricted(db);
        await checkSchema(db);
      },
      release: () => undefined,
      jobSignal: postgresJobSignal(databaseUrl),
      taskLocks: postgresTaskLocks(databaseUrl),
    });
  }
  await openDataDir(dataDir);
  const lock = lockDirectory(dataDir);
  try {
    const file = join(dataDir, 'redress.sqlite');
    const db = openSqlite(file);
    return await start(db, key, clock, {
      keysAt: keysFileOf(file),
      migrated: async () => {
        await migrate(db, { beforeSteps: (next) => copySqlite(file, next) });
      },
      release: () => lock.release(),
      jobSignal: localJobSignal(),
      taskLocks: localTaskLocks(),
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function start(
  db: Database,
  source: KeySource,
  clock: Clock,
  { keysAt, migrated, ...ends }: Engine,
): Promise<Store> {
  try {
    await migrated();
    return await acrossAccounts('housekeeping', async () => {
      await checkKeys(db, keysAt);
      const keyRing = await keysFor(db, source);
      const sealedBy = await sealingKeyId(db);
      const context: StoreContext = {
        db,
        keyRing,
        serverKey: await loadServerKey(db, keyRing, { sealedBy, keysAt }),
        now: () => clock.now().toISOString(),
        jobSignal: ends.jobSignal,
        recentMembers: new RecentMembers(),
      };
      await replayErasures(context);
      await checkEveryKey(db, keysAt);
      return storeOf(context, ends);
    });
  } catch (error) {
    await db.close();
    throw error;
  }
}

function storeOf(context: StoreContext, ends: Ends): Store {
  const { jobSignal, taskLocks, release } = ends;
  const repositories = createRepositories(context);
  return {
    ...repositories,
    transaction: (work) =>
      context.db.transaction((db) =>
        work({ ...createRepositories({ ...context, db }), isTransaction: true }),
      ),
    asOf: (clock) => storeOf({ ...context, now: () => clock.now().toISOString() }, ends),
    async ping() {
      await sql`select 1`.execute(context.db.read);
    },
    poolUse: () => context.db.poolUse(),
    checkWrite: () =>
      repositories.attempts.change('readiness', () => ({
        state: '{}',
        expiresAt: new Date(context.now()),
        result: undefined,
      })),
    onJobs: (listener) => jobSignal.listen(listener),
    alone: (task, work) => taskLocks.alone(task, work),
    blobNames: () => acrossAccounts('housekeeping', () => blobNames(context.db)),
    purge: () =>
      acrossAccounts('housekeeping', async () => {
        await repositories.tickets.purge();
        await repositories.printLinks.purge();
        await repositories.clientLinks.purge();
        await repositories.idempotency.purge();
        await repositories.oidcPayloads.purge();
        await repositories.embeddedSessions.purge();
        await repositories.clientWork.purge();
        await repositories.jobs.purge();
        await repositories.attempts.purge();
        await repositories.allowances.purge();
        await repositories.closings.purge();
      }),
    finishErasures: () => acrossAccounts('keys', () => finishErasures(context)),
    rotateKeys: (onProgress, batch) => acrossAccounts('keys', () => rotateKeys(context, onProgress, batch)),
    async close() {
      await jobSignal.close();
      await taskLocks.close();
      await context.db.close();
      release();
    },
  };
}
