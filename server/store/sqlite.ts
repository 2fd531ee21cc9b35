import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { Database } from './database.ts';
import type { Tables } from './tables.ts';
import { StoreUnavailable } from './unavailable.ts';

/**
 * Results that mean "not now" (sqlite.org/rescode.html): another program holds the file, the disk fails or is full, the
 * file can't be opened.
 */
const notNow: ReadonlyMap<number, string> = new Map([
  [5, 'SQLITE_BUSY'],
  [10, 'SQLITE_IOERR'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
]);

/** Statements kept prepared for each connection; the product has some hundred different ones. */
const keptStatements = 500;

/** Opens (or makes) the file: one connection for writes, one for reads. */
export function openSqlite(file: string): Database {
  return new Database('sqlite', endOf(file), endOf(file));
}

/** Connects at the first query; Kysely closes only what it has opened. */
function endOf(file: string): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: async () => guarded(() => connect(file)) }),
  });
}

function connect(file: string): SqliteDatabase {
  const connection = new DatabaseSync(file, { timeout: 5_000 });
  // FULL: an acknowledged commit survives a power cut. secure_delete: a destroyed key leaves no copy in free pages.
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
  );
  return adapted(connection);
}

/** Node's own SQLite in the shape that Kysely knows. */
function adapted(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      const statement =
        text === 'rollback' ? rollback(connection) : adaptedStatement(prepare(connection, text));
      if (statements.size >= keptStatements) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

function adaptedStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => guarded(() => statement.all(...parameters.map(value))),
    run: (parameters) => guarded(() => statement.run(...parameters.map(value))),
    iterate: (parameters) => statement.iterate(...parameters.map(value)),
  };
}

/** On a full disk SQLite has rolled back already; a second rollback would fail and hide why the first was needed. */
function rollback(connection: DatabaseSync): SqliteStatement {
  const statement = adaptedStatement(prepare(connection, 'rollback'));
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
    // The low byte is the result; the others only add detail.
    const reason = notNow.get(Number(error.errcode) & 0xff);
    if (reason === undefined) throw error;
    throw new StoreUnavailable(reason, `The database file can't be used right now: ${error.message}.`, error);
  }
}

function value(parameter: unknown): SQLInputValue {
  if (parameter === null || typeof parameter === 'string' || typeof parameter === 'number') return parameter;
  throw new TypeError(`The store holds texts, numbers and nulls, not ${typeof parameter}.`);
}
