import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { accessKey, createRecorder } from '#server/access/recorder.ts';
import { verifyAccess } from '#server/access/verify.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { anAccess } from '#tests/support/anAccess.ts';
import { eachEngine } from '#tests/support/aStore.ts';

/** What someone with the database's own rights could do: the triggers are taken away first. */
async function tamper({ dataDir, databaseUrl }: StoreConfiguration, statement: string): Promise<void> {
  const isSqlite = databaseUrl === null;
  const db = isSqlite ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
  const disarm = isSqlite
    ? ['drop trigger access_entry_no_update', 'drop trigger access_entry_no_delete']
    : ['alter table access_entry disable trigger all'];
  try {
    for (const text of [...disarm, statement]) await sql.raw(text).execute(db.write);
  } finally {
    await db.close();
  }
}

async function filled(store: Store): Promise<void> {
  const record = createRecorder(store);
  for (const account_id of ['account-a', 'account-b', 'server']) {
    for (let row = 0; row < 5; row += 1) await record(anAccess({ account_id, object: `report-${row}` }));
  }
}

const verified = async (store: Store) => verifyAccess(store, await accessKey(store));

eachEngine('the record of access', ({ name, open, fresh }) => {
  it('numbers the rows of each account one after another, however many arrive at once', async () => {
    const store = await open();
    const record = createRecorder(store);
    const accounts = ['account-a', 'account-b', 'account-c'];
    await Promise.all(
      Array.from({ length: 60 }, (_, row) =>
        record(anAccess({ account_id: accounts[row % 3] ?? '', object: `report-${row}` })),
      ),
    );
    for (const account of accounts) {
      const rows = await store.accessRecord.list(account, { before: null, limit: 100 });
      expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, row) => 20 - row));
    }
    expect(await verified(store)).toEqual({ accounts: 4, rows: 63, breaks: [] });
  });

  it('stays whole when two processes write to one account', async () => {
    const store = await open();
    const recorders = [createRecorder(store), createRecorder(store)];
    await Promise.all(
      recorders.flatMap((record) =>
        Array.from({ length: 10 }, (_, row) => record(anAccess({ object: `report-${row}` }))),
      ),
    );
    expect(await verified(store)).toEqual({ accounts: 2, rows: 21, breaks: [] });
  });

  it('adds to the end that another process wrote', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const others = name === 'PostgreSQL' ? await open(configuration) : store.asOf({ now: () => new Date() });
    const recorders = [createRecorder(store), createRecorder(others)];
    for (let turn = 0; turn < 4; turn += 1)
      for (const record of recorders) await record(anAccess({ object: `report-${turn}` }));
    expect(await verified(store)).toEqual({ accounts: 2, rows: 9, breaks: [] });
  });

  if (name === 'PostgreSQL')
    it('adds one more row with one statement', async () => {
      const store = await open();
      const record = createRecorder(store);
      await record(anAccess());
      const query = vi.spyOn(Client.prototype, 'query');
      await record(anAccess());
      await Promise.all([record(anAccess()), record(anAccess())]);
      expect(query).toHaveBeenCalledTimes(2);
      query.mockRestore();
      expect(await verified(store)).toEqual({ accounts: 2, rows: 5, breaks: [] });
    });

  it.each([
    ['changes', "update access_entry set object = 'other'"],
    ['removals', 'delete from access_entry'],
  ])('refuses %s of its rows in the database itself', async (_, statement) => {
    const configuration = await fresh();
    const store = await open(configuration);
    await filled(store);
    const { dataDir, databaseUrl } = configuration;
    const db =
      databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
    await expect(sql.raw(statement).execute(db.write)).rejects.toThrow(/append-only/);
    await db.close();
    expect(await verified(store)).toEqual({ accounts: 3, rows: 17, breaks: [] });
  });

  it('selects by client, kind, and refusal, page by page', async () => {
    const store = await open();
    const record = createRecorder(store);
    await record(anAccess());
    await record(anAccess({ profile_id: 'profile-2', reads: 'document', object: 'ssn' }));
    await record(anAccess({ outcome: 'notFound' }));
    await record(anAccess({ account_id: 'account-b' }));
    const numbers = async (selection: object) =>
      (await store.accessRecord.list('account-a', { before: null, limit: 10, ...selection })).map(
        ({ number }) => number,
      );
    expect(await numbers({})).toEqual([3, 2, 1]);
    expect(await numbers({ limit: 2 })).toEqual([3, 2]);
    expect(await numbers({ before: 2 })).toEqual([1]);
    expect(await numbers({ profileId: 'profile-2' })).toEqual([2]);
    expect(await numbers({ reads: 'report' })).toEqual([3, 1]);
    expect(await numbers({ refused: true })).toEqual([3]);
  });

  describe('names the first row that is wrong after', () => {
    const cases: readonly (readonly [string, string, object])[] = [
      [
        'one row is altered',
        "update access_entry set person = 'user-2' where account_id = 'account-a' and number = 3",
        { accountId: 'account-a', number: 3, reason: 'altered' },
      ],
      [
        'one row is removed',
        "delete from access_entry where account_id = 'account-a' and number = 3",
        { accountId: 'account-a', number: 3, reason: 'missing' },
      ],
      [
        'the last rows are removed',
        "delete from access_entry where account_id = 'account-b' and number >= 4",
        { accountId: 'account-b', number: 4, reason: 'missing' },
      ],
      [
        'the head is set back',
        "update access_head set number = 4, hash = (select hash from access_entry where account_id = 'account-a' and number = 4) where account_id = 'account-a'",
        { accountId: 'account-a', number: null, reason: 'headAltered' },
      ],
      [
        'a row moves to another account',
        "update access_entry set account_id = 'account-b', number = 6 where account_id = 'account-a' and number = 5",
        { accountId: 'account-a', number: 5, reason: 'missing' },
      ],
    ];
    it.each(cases)('%s', async (_, statement, found) => {
      const configuration = await fresh();
      const store = await open(configuration);
      await filled(store);
      await tamper(configuration, statement);
      expect((await verified(store)).breaks[0]).toEqual(found);
    });

    it("an account's record disappears as a whole", async () => {
      const configuration = await fresh();
      const store = await open(configuration);
      await filled(store);
      await tamper(configuration, "delete from access_entry where account_id = 'account-b'");
      await tamperHead(configuration, 'account-b');
      expect((await verified(store)).breaks).toEqual([
        { accountId: 'account-b', number: 1, reason: 'missing' },
      ]);
    });
  });
});

async function tamperHead({ dataDir, databaseUrl }: StoreConfiguration, account: string): Promise<void> {
  const db =
    databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
  await db.write.deleteFrom('access_head').where('account_id', '=', account).execute();
  await db.close();
}
