import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/store/database.ts';
import { openStore } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { acrossAccounts, forAccount } from '#server/store/wall.ts';
import { aDatabaseWithRoles, aFolder, hasPostgres, sqliteIn } from '#tests/support/aStore.ts';
import { seeingAll } from '#tests/support/seeingAll.ts';
import { anAccount } from './builders.ts';

describe.skipIf(!hasPostgres)('the account that queries on one connection are shown', () => {
  let db: Database;
  let accounts: readonly [string, string];
  beforeAll(async () => {
    const roles = await aDatabaseWithRoles();
    const configuration = { ...sqliteIn(aFolder()), ...roles };
    const store = await openStore(configuration);
    const all = seeingAll(store);
    accounts = [await anAccount(all, { generations: 0 }), await anAccount(all, { generations: 0 })];
    await store.close();
    db = openPostgres(roles.databaseUrl, 1);
  });
  afterAll(() => db.close());

  /** The ids of the accounts that a query without a condition returns. */
  const seen = async (within: Database = db) =>
    (await within.read.selectFrom('account').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('is that of each query, also once the query is kept prepared', async () => {
    const [first, second] = accounts;
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await forAccount(first, () => seen())).toEqual([first]);
      expect(await forAccount(second, () => seen())).toEqual([second]);
      expect(await seen()).toEqual([]);
      expect(await acrossAccounts('housekeeping', () => seen())).toEqual([...accounts].toSorted());
    }
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db.read);
    expect(rows.map(({ name }) => name)).toContain('redress_0');
  });

  it('is that of each query of a transaction, from its first one on', async () => {
    const [first, second] = accounts;
    const inTurn = await db.transaction(async (step) => [
      await forAccount(first, () => seen(step)),
      await forAccount(second, () => seen(step)),
      await seen(step),
    ]);
    expect(inTurn).toEqual([[first], [second], []]);
    expect(await seen()).toEqual([]);
  });

  it('ends with a transaction whose first query fails', async () => {
    const [first] = accounts;
    const failing = db.transaction((step) => forAccount(first, () => sql`select 1 / 0`.execute(step.read)));
    await expect(failing).rejects.toThrow('division by zero');
    expect(await seen()).toEqual([]);
    expect(await forAccount(first, () => seen())).toEqual([first]);
  });

  it('begins and undoes a transaction that asks nothing', async () => {
    await expect(db.transaction(async () => 'nothing asked')).resolves.toBe('nothing asked');
    await expect(db.transaction(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow('mind');
    expect(await seen()).toEqual([]);
  });

  it('keeps or undoes all that a transaction wrote', async () => {
    const [first] = accounts;
    const renamed = (name: string, fails: boolean) =>
      forAccount(first, () =>
        db.transaction(async (step) => {
          await step.write.updateTable('account').set({ company_name: name }).execute();
          if (fails) throw new Error('changed my mind');
        }),
      );
    await renamed('Kept', false);
    await expect(renamed('Undone', true)).rejects.toThrow('mind');
    const names = await forAccount(first, () =>
      db.read.selectFrom('account').select('company_name').execute(),
    );
    expect(names).toEqual([{ company_name: 'Kept' }]);
  });
});
