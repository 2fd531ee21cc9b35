import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Statements kept prepared for each connection; the product has some hundred different ones. */
const keptStatements = 500;

/** Opens (or makes) the file: one connection for writes, one for reads. */
export function openSqlite(file: string): Database {
  return new Database('sqlite', endOf(file), endOf(file));
}

/** Connects at the first query; Kysely closes only what it has opened. */
function endOf(file: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: async () => connect(file) }) });
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
      const statement = adaptedStatement(connection.prepare(text));
      if (statements.size >= keptStatements) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

function adaptedStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(value)),
    run: (parameters) => statement.run(...parameters.map(value)),
    iterate: (parameters) => statement.iterate(...parameters.map(value)),
  };
}

function value(parameter: unknown): SQLInputValue {
  if (parameter === null || typeof parameter === 'string' || typeof parameter === 'number') return parameter;
  throw new TypeError(`The store holds texts, numbers and nulls, not ${typeof parameter}.`);
}
