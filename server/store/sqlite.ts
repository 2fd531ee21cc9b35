import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { Database } from './database.ts';
import { keySchema } from './keySchema.ts';
import { wallOf, type WallOfStatement } from './sqliteWall.ts';
import type { Tables } from './tables.ts';
import { StoreUnavailable } from './unavailable.ts';

/**
 * Result codes of temporary failures (sqlite.org/rescode.html): another program has the file open, the disk fails or
 * is full, the file can't be opened.
 */
const notNow: ReadonlyMap<number, string> = new Map([
  [5, 'SQLITE_BUSY'],
  [10, 'SQLITE_IOERR'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
]);

/** Prepared statements cached per connection; the product has a few hundred. */
const keptStatements = 500;

/** The file with the wrapped keys of the database in `file`: in a folder of its own, to be backed up apart. */
export const keysFileOf = (file: string): string => join(dirname(file), 'keys', 'keys.sqlite');

/**
 * Opens or creates the file and its keys file, with one connection for writes, one for reads, and one that writes only
 * keys.
 */
export function openSqlite(file: string): Database {
  const keys = keysFileOf(file);
  return new Database('sqlite', endOf(file, keys), endOf(file, keys), endOf(':memory:', keys));
}

/** Opens only the keys file of the database in `file`, which may be missing. */
export function openKeys(file: string): Database {
  const keys = endOf(':memory:', keysFileOf(file));
  return new Database('sqlite', keys, keys, keys);
}

/** Connects at the first query, because Kysely closes only what it has opened. */
function endOf(file: string, keys: string): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: async () => guarded(() => connect(file, keys)) }),
  });
}

function connect(file: string, keys: string): SqliteDatabase {
  const connection = new DatabaseSync(file, { timeout: 5_000 });
  // FULL: a committed transaction survives a power failure. secure_delete: a destroyed key leaves no copy in free
  // pages.
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
  );
  mkdirSync(dirname(keys), { recursive: true, mode: 0o700 });
  connection.prepare(`attach ? as ${keySchema}`).run(keys);
  connection.exec(
    `pragma ${keySchema}.journal_mode = wal; pragma ${keySchema}.synchronous = full; pragma ${keySchema}.secure_delete = on`,
  );
  return adapted(connection);
}

/** Adapts Node's built-in SQLite to the interface that Kysely expects. */
function adapted(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const walled = wallOf(connection);
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      const statement =
        text === 'rollback'
          ? rollback(connection)
          : adaptedStatement(prepare(connection, text), walled(text));
      if (statements.size >= keptStatements) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

function adaptedStatement(statement: StatementSync, check: WallOfStatement): SqliteStatement {
  const checked = (parameters: readonly unknown[]) => {
    const values = parameters.map(value);
    check(values);
    return values;
  };
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => guarded(() => statement.all(...checked(parameters))),
    run: (parameters) => guarded(() => statement.run(...checked(parameters))),
    iterate: (parameters) => statement.iterate(...checked(parameters)),
  };
}

/** On a full disk, SQLite has already rolled back. A second rollback would fail and hide the original error. */
function rollback(connection: DatabaseSync): SqliteStatement {
  const statement = adaptedStatement(prepare(connection, 'rollback'), () => undefined);
  return {
    ...statement,
    run: (parameters) =>
      connection.isTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  };
}

const prepare = (connection: DatabaseSync, text: string) => guarded(() => connection.prepare(text));

function guarded<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || !('errcode' in error)) throw error;
    // The low byte is the result code; the other bytes only add detail.
    const reason = notNow.get(Number(error.errcode) & 0xff);
    if (reason === undefined) throw error;
    throw new StoreUnavailable(reason, `The database file can't be used right now: ${error.message}.`, error);
  }
}

function value(parameter: unknown): SQLInputValue {
  if (parameter === null || typeof parameter === 'string' || typeof parameter === 'number') return parameter;
  throw new TypeError(`The store holds texts, numbers and nulls, not ${typeof parameter}.`);
}
