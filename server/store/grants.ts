import { sql, type Kysely } from 'kysely';
import { keySchema } from './keySchema.ts';
import type { Tables } from './tables.ts';

type Table = keyof Tables | 'migration';

/** What the server only adds to. Deleting a client removes their rows in the name of the tables' owner. */
const addedTo: readonly Table[] = [
  'access_entry',
  'generation_ledger',
  'payment_reply',
  'print_opening',
  'support_act',
  'redress_keys.erased',
];
/** What the server only looks at. */
const readOnly: readonly Table[] = ['migration'];

const list = (tables: readonly Table[]) => sql.join(tables.map((table) => sql.table(table)));

/**
 * Gives a role, the server's, the rights it needs on the tables, and takes away all others. To be repeated after each
 * migration, by the tables' owner.
 */
export async function grantTo(db: Kysely<Tables>, role: string): Promise<void> {
  const to = sql.ref(role);
  const schemas = sql.join([sql.ref('public'), sql.ref(keySchema)]);
  await sql`grant usage on schema ${schemas} to ${to}`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema ${schemas} to ${to}`.execute(db);
  await sql`revoke update, delete on ${list(addedTo)} from ${to}`.execute(db);
  await sql`revoke insert, update, delete on ${list(readOnly)} from ${to}`.execute(db);
}
