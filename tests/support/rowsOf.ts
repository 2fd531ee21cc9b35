import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A hash of every row of an account, table by table, read from the SQLite file past the server. */
export function rowsOf(dataDir: string, accountId: string): Readonly<Record<string, string>> {
  const database = new DatabaseSync(join(dataDir, 'redress.sqlite'), { readOnly: true });
  try {
    const tables = database
      .prepare(
        `select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'account_id' where m.type = 'table'`,
      )
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const rows = database.prepare(`select * from "${String(name)}" where account_id = ?`).all(accountId);
        return [String(name), createHash('sha256').update(JSON.stringify(rows)).digest('hex')];
      }),
    );
  } finally {
    database.close();
  }
}
