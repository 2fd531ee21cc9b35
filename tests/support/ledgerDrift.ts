import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The accounts of an SQLite store whose balance is not the sum of their bookings, read past the server. */
export function ledgerDrift(dataDir: string): readonly string[] {
  const database = new DatabaseSync(join(dataDir, 'redress.sqlite'), { readOnly: true });
  try {
    return database
      .prepare(
        `select id from account where generations_left <>
           (select coalesce(sum(delta), 0) from generation_ledger where account_id = account.id)
           or generations_left < 0`,
      )
      .all()
      .map(({ id }) => String(id));
  } finally {
    database.close();
  }
}
