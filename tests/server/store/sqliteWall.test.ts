import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/store/database.ts';
import { openStore } from '#server/store/open.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { acrossAccounts, forAccount } from '#server/store/wall.ts';
import { sqliteIn, aFolder } from '#tests/support/aStore.ts';
import { aProfile, anAccount } from './builders.ts';

describe('the wall between accounts on SQLite', () => {
  let db: Database;
  let own: string;
  let their: string;
  let theirProfile: string;

  beforeAll(async () => {
    const configuration = sqliteIn(aFolder());
    const store = await openStore(configuration);
    own = await anAccount(store);
    their = await anAccount(store);
    theirProfile = await aProfile(store, their);
    await store.close();
    db = openSqlite(join(configuration.dataDir, 'redress.sqlite'));
  });
  afterAll(() => db.close());

  const named = (accountId: string) =>
    db.read.selectFrom('profile').where('account_id', '=', accountId).select('id').execute();
  const forgotten = () => db.read.selectFrom('profile').where('id', '=', theirProfile).select('id').execute();
  const changed = () =>
    db.write.updateTable('profile').where('id', '=', theirProfile).set({ status: 'Finished' }).execute();

  it('refuses a statement that forgot the account, and one for another account', async () => {
    await forAccount(own, async () => {
      expect(await named(own)).toEqual([]);
      await expect(forgotten()).rejects.toThrow('names profile without its account');
      await expect(changed()).rejects.toThrow('names profile without its account');
      await expect(named(their)).rejects.toThrow('for which no work is done');
    });
  });

  it('lets work across accounts see every account, also with a statement that was refused before', async () => {
    expect(await acrossAccounts('housekeeping', forgotten)).toEqual([{ id: theirProfile }]);
    await expect(forAccount(own, forgotten)).rejects.toThrow('names profile without its account');
  });

  it('knows every table whose rows have an account, and the wrapped keys', async () => {
    const tables = await db.read.introspection.getTables();
    const owned = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'account_id'))
      .map(({ name }) => name);
    expect(owned.length).toBeGreaterThan(30);
    for (const name of [...owned, 'account', 'redress_keys.profile_key', 'redress_keys.erased']) {
      const all = () => sql`select * from ${sql.table(name)}`.execute(db.read);
      await expect(forAccount(own, all)).rejects.toThrow(`${name.replace(/.*\./, '')} without its account`);
    }
  });
});
