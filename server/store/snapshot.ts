import { sql, type Transaction } from 'kysely';
import { blobNames } from './blobNames.ts';
import { Database, type Engine } from './database.ts';
import { addKeyRows, type KeyRows } from './keyRows.ts';
import { keySchema, prepareKeys } from './keySchema.ts';
import { createSchema, schemaOf } from './migrate.ts';
import type { Row } from './sealedColumns.ts';
import type { Tables } from './tables.ts';

/** All rows of a database at one moment. */
export interface Snapshot {
  /** The last migration step that the database has. */
  readonly schema: string;
  /** Every table, in alphabetical order, except the list of migration steps. */
  readonly tables: readonly string[];
  /** The names of all files that the rows refer to. */
  blobNames(): Promise<ReadonlySet<string>>;
  /** The rows of one table, some hundred at a time. */
  rows(table: string): AsyncIterable<readonly Row[]>;
}

/** The step from which on keys are stored apart. */
const keysApartSince = '0021-keys-apart';
const rowsAtOnce = 500;
/** SQLite allows 32,766 parameters in a statement. */
const rowsPerInsert = 100;

/**
 * Reads all of a database as it is at one moment, while others write to it. Throws if there is no store in it, and
 * on PostgreSQL if the role may not see every row.
 */
export async function withSnapshot<T>(
  { engine, read }: Database,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const transaction =
    engine === 'postgres'
      ? read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      : read.transaction();
  return transaction.execute(async (step) => {
    // A policy that hides rows must fail the backup, not shorten it.
    if (engine === 'postgres') await sql`set local row_security = off`.execute(step);
    const tables = await tablesOf(step);
    if (!tables.includes('migration')) throw new Error('There is no store in the database yet.');
    const schema = await schemaOf(step);
    if (schema < keysApartSince)
      throw new Error(
        'The database was written by an earlier version: start this version once before a backup.',
      );
    return work({
      schema,
      tables: tables.filter((name) => name !== 'migration'),
      blobNames: () => blobNames(new Database(engine, step, step, step)),
      rows: (table) => (engine === 'postgres' ? fetched(step, table) : streamed(step, table)),
    });
  });
}

/** Whether the database has no tables. */
export async function isEmpty({ read }: Database): Promise<boolean> {
  return (await tablesOf(read)).length === 0;
}

/**
 * Creates the snapshot's schema in an empty database and fills it, all or nothing; `beforeCommit` is the last thing
 * that can fail. Keys are added to those that exist. Throws if the snapshot has steps that this version does not know.
 */
export async function fillFrom(
  db: Database,
  snapshot: Pick<Snapshot, 'schema' | 'tables' | 'rows'>,
  keys: KeyRows,
  beforeCommit: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { engine, write } = db;
  await prepareKeys(db);
  // No transaction spans both files of SQLite. Keys without their data open nothing.
  if (engine === 'sqlite') await addKeyRows(db.keys, keys);
  await write.transaction().execute(async (step) => {
    await createSchema(step, engine, snapshot.schema);
    for (const table of parentsFirst(snapshot.tables, await referencesOf(step, engine)))
      for await (const rows of snapshot.rows(table))
        for (let start = 0; start < rows.length; start += rowsPerInsert)
          await insert(step, table, rows.slice(start, start + rowsPerInsert));
    if (engine === 'postgres') await addKeyRows(step, keys);
    await beforeCommit();
  });
}

type Reader = Pick<Transaction<Tables>, 'introspection'> & Database['read'];

async function tablesOf(reader: Reader): Promise<string[]> {
  const tables = await reader.introspection.getTables();
  return tables
    .filter(({ schema }) => schema !== keySchema)
    .map(({ name }) => name)
    .toSorted();
}

async function* fetched(step: Transaction<Tables>, table: string): AsyncGenerator<Row[]> {
  await sql`declare snapshot_rows no scroll cursor for select * from ${sql.table(table)}`.execute(step);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from snapshot_rows`.execute(step);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close snapshot_rows`.execute(step);
}

async function* streamed(step: Transaction<Tables>, table: string): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  const all = step.selectFrom(sql<Row>`${sql.table(table)}`.as('t')).selectAll('t');
  for await (const row of all.stream()) {
    rows.push(row);
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

async function insert(step: Transaction<Tables>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(tuples)}`.execute(step);
}

interface Reference {
  readonly child: string;
  readonly parent: string;
}

async function referencesOf(step: Transaction<Tables>, engine: Engine): Promise<readonly Reference[]> {
  const found =
    engine === 'postgres'
      ? sql<Reference>`select child.relname as child, parent.relname as parent from pg_constraint
          join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
          where contype = 'f'`
      : sql<Reference>`select m.name as child, f."table" as parent from sqlite_master m
          join pragma_foreign_key_list(m.name) f where m.type = 'table'`;
  return (await found.execute(step)).rows;
}

/** The tables, each after those that its foreign keys refer to. */
function parentsFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const sorted = new Set<string>();
  const add = (table: string, children: readonly string[]): void => {
    if (sorted.has(table)) return;
    if (children.includes(table)) throw new Error(`The foreign keys of ${table} form a circle.`);
    for (const { child, parent } of references)
      if (child === table && parent !== table) add(parent, [...children, table]);
    sorted.add(table);
  };
  for (const table of tables) add(table, []);
  return [...sorted].filter((table) => tables.includes(table));
}
