import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import { open } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { findProfileKey } from './profileKeys.ts';

/** How the rows of one table that belong to a client are found, and which of its columns a copy for them leaves out. */
export interface ClientTable {
  /** The column with the client's id; `profile_id` unless given. */
  readonly owner?: 'id';
  /** The column to which sealed values are bound; `id` unless given. */
  readonly row?: 'profile_id';
  readonly orderBy: string;
  /** Why each of these is of no use to the person, or would open something. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

const file = 'the file itself is in the copy';
const secret = 'it lets anyone in';

/** Every table with data about one client, in the order of the copy. */
export const clientTables = {
  profile: {
    owner: 'id',
    orderBy: 'id',
    leftOut: {
      search_name: 'made from the names',
      sort_name: 'made from the names',
      sole_owner: 'the same as the account',
      score_changes: 'follows from the reports',
    },
  },
  document: { orderBy: 'id', leftOut: { blob: file, sha256: file } },
  connection: { row: 'profile_id', orderBy: 'id' },
  report: {
    orderBy: 'imported_at',
    leftOut: {
      raw_blob: file,
      raw_sha256: file,
      raw_bytes: file,
      model_blob: file,
      model_sha256: file,
      model_bytes: file,
    },
  },
  generation_session: { orderBy: 'created_at' },
  letter: { orderBy: 'position', leftOut: { blob: file, sha256: file } },
  enclosure_choice: { row: 'profile_id', orderBy: 'profile_id' },
  confirmation: { orderBy: 'created_at' },
  overruling: { orderBy: 'created_at' },
  item_answer: { orderBy: 'created_at' },
  dispute_event: { orderBy: 'recorded_at' },
  dispute_file: { orderBy: 'uploaded_at', leftOut: { blob: file, sha256: file } },
  dispute: { row: 'profile_id', orderBy: 'letter_id' },
  dispute_standing: { row: 'profile_id', orderBy: 'profile_id' },
  work: { row: 'profile_id', orderBy: 'number' },
  sighting: { orderBy: 'id' },
  client_event: { orderBy: 'at' },
  profile_log: { orderBy: 'created_at' },
  notification: { orderBy: 'created_at' },
  legal_hold: { row: 'profile_id', orderBy: 'created_at' },
  contract_entry: { orderBy: 'id' },
  retention_notice: { row: 'profile_id', orderBy: 'created_at' },
  client_link: { row: 'profile_id', orderBy: 'created_at', leftOut: { hash: secret, sealed_key: secret } },
  print_link: { orderBy: 'created_at', leftOut: { hash: secret } },
  print_opening: { orderBy: 'opened_at' },
  access_entry: {
    row: 'profile_id',
    orderBy: 'number',
    leftOut: { hash: 'it proves the order of all entries, not only theirs' },
  },
} as const satisfies Record<string, ClientTable>;

export type ClientRecord = Readonly<Record<string, unknown>>;

/** A client's rows by table, sealed values opened: their names lose `sealed_`. */
export type ClientRecords = Readonly<Record<keyof typeof clientTables, readonly ClientRecord[]>>;

/** Everything the tables have about a client, except for files; null if the account has no such client. Throws UnsealError. */
export async function clientRecords(
  context: StoreContext,
  accountId: string,
  profileId: string,
): Promise<ClientRecords | null> {
  const key = await findProfileKey(context, accountId, profileId);
  if (key === null) return null;
  const records: Record<string, readonly ClientRecord[]> = {};
  for (const [
    table,
    { owner = 'profile_id', row = 'id', orderBy, leftOut = {} },
  ] of Object.entries<ClientTable>(clientTables)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)}
      where account_id = ${accountId} and ${sql.ref(owner)} = ${profileId} order by ${sql.ref(orderBy)}`.execute(
      context.db.read,
    );
    const opening = { key, accountId, table };
    records[table] = rows.map((stored) => opened(opening, stored, String(stored[row]), leftOut));
  }
  return records as ClientRecords;
}

function opened(
  { key, accountId, table }: { readonly key: KeyObject; readonly accountId: string; readonly table: string },
  stored: ClientRecord,
  row: string,
  leftOut: Readonly<Record<string, string>>,
): ClientRecord {
  const shown = Object.entries(stored).filter(([column]) => !(column in leftOut));
  return Object.fromEntries(
    shown.map(([column, value]) => {
      if (!column.startsWith('sealed_')) return [column, value];
      const name = column.slice('sealed_'.length);
      if (typeof value !== 'string') return [name, null];
      const clear = open(key, { account: accountId, table, column, row }, value);
      return [name, fromJson(clear)];
    }),
  );
}

/** Sealed values are JSON or plain texts; a text of digits, such as an SSN, stays a text. */
function fromJson(text: string): unknown {
  return /^[[{]/.test(text) ? JSON.parse(text) : text;
}
