import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRecorder } from '#server/access/recorder.ts';
import { openStore } from '#server/store/open.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { anAccess } from '#tests/support/anAccess.ts';
import { aFolder, sqliteIn } from '#tests/support/aStore.ts';
import { verifyAnswer } from './answer.ts';

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = aFolder();
  store = await openStore(sqliteIn(dataDir));
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function read(count: number): Promise<void> {
  const record = createRecorder(store);
  for (let row = 0; row < count; row += 1)
    await record(anAccess({ object: `report-${row}`, request_id: `request-${row}` }));
}

async function tamper(statement: string): Promise<void> {
  const db = openSqlite(join(dataDir, 'redress.sqlite'));
  await sql`drop trigger access_entry_no_update`.execute(db.write);
  await sql`drop trigger access_entry_no_delete`.execute(db.write);
  await sql.raw(statement).execute(db.write);
  await db.close();
}

it('verifies the record while the server runs', async () => {
  expect(await verifyAnswer(sqliteIn(dataDir))).toEqual({
    lines: ['Every row is as it was written: 0 rows in 0 records.'],
    isWhole: true,
  });
  await read(4);
  expect(await verifyAnswer(sqliteIn(dataDir))).toEqual({
    lines: ['Every row is as it was written: 5 rows in 2 records.'],
    isWhole: true,
  });
});

it.each([
  [
    "update access_entry set person = 'user-2' where account_id = 'account-a' and number = 2",
    'The record of account account-a was altered: row 2 is not as it was written.',
  ],
  [
    "delete from access_entry where account_id = 'account-a' and number = 4",
    'The record of account account-a is incomplete: row 4 is missing.',
  ],
  [
    "delete from server_secret where name = 'access-record'",
    'The key of the record is missing, so no row can be verified.',
  ],
])('after "%s" it says what is wrong', async (statement, line) => {
  await read(4);
  await tamper(statement);
  expect(await verifyAnswer(sqliteIn(dataDir))).toEqual({ lines: [line], isWhole: false });
});

it('refuses a folder without a store', async () => {
  const empty = aFolder();
  await expect(verifyAnswer(sqliteIn(empty))).rejects.toThrow(`There is no database in ${empty}: set`);
});
