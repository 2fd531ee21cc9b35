import { createHash } from 'node:crypto';
import { askPastTheServer, type Place } from './pastTheServer.ts';

const tablesWithAccounts = {
  sqlite: `select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'account_id' where m.type = 'table'`,
  postgres: `select table_name as name from information_schema.columns
    where column_name = 'account_id' and table_schema = 'public'`,
} as const;

/** A hash of every row of an account, table by table, read past the server. */
export async function rowsOf(place: Place, accountId: string): Promise<Readonly<Record<string, string>>> {
  const tables = await askPastTheServer(
    place,
    tablesWithAccounts[place.databaseUrl === null ? 'sqlite' : 'postgres'],
  );
  const hashes = tables.map(async ({ name }) => {
    // Ids of the tests' own making.
    const rows = await askPastTheServer(
      place,
      `select * from "${String(name)}" where account_id = '${accountId}'`,
    );
    // Databases give rows in any order.
    const text = rows.map((row) => JSON.stringify(row)).toSorted();
    return [String(name), createHash('sha256').update(text.join('\n')).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
