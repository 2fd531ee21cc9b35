import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkRoom } from '#server/store/room.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { aFolder } from '#tests/support/aStore.ts';

let folder: string;
beforeEach(() => {
  folder = aFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('refuses what finds no room in an SQLite file, saves none of it, and continues once there is room', async () => {
  const db = openSqlite(join(folder, 'redress.sqlite'));
  await sql`create table page (content text)`.execute(db.write);
  const pages = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(db.write);
  const fill = () =>
    db.transaction(async ({ write }) => {
      for (let page = 0; page < 20; page += 1)
        await sql`insert into page values (${'x'.repeat(4_000)})`.execute(write);
    });

  await pages(10);
  await expect(fill()).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'SQLITE_FULL' });
  const kept = async () =>
    (await sql<{ count: number }>`select count(*) as count from page`.execute(db.read)).rows;
  expect(await kept()).toEqual([{ count: 0 }]);
  await pages(1_000);
  await fill();
  expect(await kept()).toEqual([{ count: 20 }]);
  await db.close();
});

it('notices a disk with too little room', async () => {
  await expect(checkRoom(folder, 1)).resolves.toBeUndefined();
  await expect(checkRoom(folder, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    name: 'StoreUnavailable',
    reason: 'ENOSPC',
  });
});
