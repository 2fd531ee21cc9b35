import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';

/** The replies from one account's rows, each by one prepared statement: promises only where the engine makes one wait. */
export interface BareRows {
  readonly list: () => unknown;
  readonly detail: (id: string) => unknown;
  readonly insert: (values: readonly string[], reply: { readonly id: string }) => unknown;
}

/** As many as the product opens. */
const connections = 10;

const list = `select id, first_name || ' ' || last_name as name, created_at as date, status,
    latest_session_id as "latestSessionId"
  from profile where account_id = $1 order by sort_name, id`;
const detail = `select id, profile_name as "profileName", first_name as "firstName", last_name as "lastName", phone,
    mail, sealed_ssn as ssn, sealed_dob as dob, sealed_street as "streetAddress", city, state,
    postal_code as "postalCode", status
  from profile where account_id = $1 and id = $2`;
const places = Array.from({ length: 13 }, (_, index) => `$${index + 1}`).join(', ');
const insert = `insert into profile (id, account_id, profile_name, first_name, last_name, phone, mail, city, state,
    postal_code, sealed_ssn, sealed_dob, sealed_street, status, version, search_name, sort_name, created_at, updated_at)
  values (${places}, 'Onboarding', 1, $14, $15, $16, $17)`;

/** @param database a SQLite file or a PostgreSQL URL. */
export function openBareRows(database: string, account: string): BareRows {
  return database.startsWith('postgres') ? onPostgres(database, account) : onSqlite(database, account);
}

function onSqlite(file: string, account: string): BareRows {
  const database = new DatabaseSync(file);
  // The same settings as the product's own connections.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
  );
  const statements = { list: prepared(list), detail: prepared(detail), insert: prepared(insert) };
  function prepared(text: string) {
    return database.prepare(text.replace(/\$\d+/g, '?'));
  }
  return {
    list: () => ({ results: statements.list.all(account) }),
    detail: (id) => statements.detail.get(account, id) ?? null,
    insert: (values, reply) => {
      statements.insert.run(...values);
      return reply;
    },
  };
}

function onPostgres(connectionString: string, account: string): BareRows {
  const pool = new Pool({ connectionString, max: connections });
  const ask = async (name: string, text: string, values: readonly string[]) =>
    (await pool.query({ name, text, values: [...values] })).rows;
  return {
    list: async () => ({ results: await ask('list', list, [account]) }),
    detail: async (id) => (await ask('detail', detail, [account, id]))[0] ?? null,
    insert: async (values, reply) => {
      await ask('insert', insert, values);
      return reply;
    },
  };
}
