import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/store/database.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Tables } from '#server/store/tables.ts';
import { forAccount, visibleAccount } from '#server/store/wall.ts';
import { aFolder } from '#tests/support/aStore.ts';

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = aFolder();
  db = openSqlite(join(folder, 'redress.sqlite'));
  await sql`create table note (name text primary key, content text)`.execute(db.write);
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

async function namesIn(end: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from note order by name`.execute(end);
  return rows.map(({ name }) => name);
}

const add = (name: string, content = '') =>
  db.transaction(async ({ write }) => {
    await sql`insert into note values (${name}, ${content})`.execute(write);
    return name;
  });

it('commits those that wait together, and tells nobody before it is done', async () => {
  const seen: string[][] = [];
  const look = (name: string) =>
    db.transaction(async ({ write }) => {
      await sql`insert into note values (${name}, '')`.execute(write);
      seen.push(await namesIn(write), await namesIn(db.read));
    });
  const savedWhenTold = add('a').then(() => namesIn(db.read));
  await Promise.all([look('b'), look('c')]);
  expect(seen).toEqual([['a', 'b'], [], ['a', 'b', 'c'], []]);
  expect(await savedWhenTold).toEqual(['a', 'b', 'c']);
});

it('takes twenty together at most', async () => {
  const committed: number[] = [];
  await Promise.all(
    Array.from({ length: 45 }, (_, place) =>
      db.transaction(async ({ write }) => {
        await sql`insert into note values (${String(place)}, '')`.execute(write);
        committed.push((await namesIn(db.read)).length);
      }),
    ),
  );
  expect([...new Set(committed)]).toEqual([0, 20, 40]);
  expect(await namesIn(db.read)).toHaveLength(45);
});

it.each(['first', 'second', 'third'])(
  'fails only the %s, whose work failed half done, and saves the others',
  async (failing) => {
    const work = (name: string) =>
      db.transaction(async ({ write }) => {
        await sql`insert into note values (${name}, '')`.execute(write);
        if (name === failing) await sql`insert into note values (${name}, 'twice')`.execute(write);
        return name;
      });
    const names = ['first', 'second', 'third'];
    const results = await Promise.allSettled(names.map(work));
    expect(results.map(({ status }) => status)).toEqual(
      names.map((name) => (name === failing ? 'rejected' : 'fulfilled')),
    );
    expect(await namesIn(db.read)).toEqual(names.filter((name) => name !== failing));
  },
);

it('saves none of them if the disk is full, says so to each, and continues once there is room', async () => {
  const pages = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(db.write);
  await pages(10);
  const results = await Promise.allSettled([add('a'), add('b', 'x'.repeat(80_000)), add('c')]);
  const full = { name: 'StoreUnavailable', reason: 'SQLITE_FULL' };
  expect(results.slice(0, 2)).toMatchObject([
    { status: 'rejected', reason: full },
    { status: 'rejected', reason: full },
  ]);
  // It had not begun, and has room.
  expect(results[2]).toMatchObject({ status: 'fulfilled' });
  expect(await namesIn(db.read)).toEqual(['c']);
  await pages(1_000);
  await Promise.all([add('a'), add('b')]);
  expect(await namesIn(db.read)).toEqual(['a', 'b', 'c']);
});

it('saves none of them if the commit fails, and says so to each', async () => {
  await sql`create table child (parent text references note (name) deferrable initially deferred)`.execute(
    db.write,
  );
  const orphan = db.transaction(({ write }) => sql`insert into child values ('nobody')`.execute(write));
  const results = await Promise.allSettled([add('a'), orphan, add('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await namesIn(db.read)).toEqual([]);
  await add('c');
  expect(await namesIn(db.read)).toEqual(['c']);
});

it('does the work of each for the account for which it was asked', async () => {
  const accounts = await Promise.all(
    ['one', 'two', ''].map((account) =>
      account === ''
        ? db.transaction(async () => visibleAccount())
        : forAccount(account, () => db.transaction(async () => visibleAccount())),
    ),
  );
  expect(accounts).toEqual(['one', 'two', '']);
});
