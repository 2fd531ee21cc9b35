/** A store as each earlier version left it, migrated to the current one on both engines. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { ProfileStatus } from '#contract/shapes.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import type { Database } from '#server/store/database.ts';
import { prepareKeys } from '#server/store/keySchema.ts';
import { migrations } from '#server/store/migrations/all.ts';
import type { StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { aFolder, eachEngine, sqliteIn } from '#tests/support/aStore.ts';

const at = '2026-08-01T12:00:00.000Z';
const account = 'account-of-august';
const user = 'user-of-august';

/** A client of that time: the status and the events. All but the last had letters, and stayed in Onboarding. */
const clients: Readonly<Record<string, readonly [ProfileStatus, readonly string[]]>> = {
  lettersWereMade: ['Onboarding', ['lettersGenerated']],
  lettersWereMailed: ['Onboarding', ['lettersGenerated', 'lettersMailed']],
  putBackByHand: ['Onboarding', ['lettersGenerated', 'statusSetByHand']],
  finished: ['Finished', ['lettersGenerated']],
  withoutLetters: ['Onboarding', []],
};

/** The rows as written by the version whose schema ended with 0003, without the additions of later steps. */
async function write(db: Database): Promise<void> {
  await sql`insert into account values (${account}, 'b2b', '4829-1306', 'Atlantic/Reykjavik', 'Harbor Credit', '', '', 2,
    ${at})`.execute(db.write);
  await sql`insert into "user" values (${user}, ${account}, 'embedded', 'ana', 'owner', 'Ana Agent', 'ana@example.com',
    null, 0, null, null, ${at})`.execute(db.write);
  await sql`insert into generation_ledger values ('grant', ${account}, 2, 'grant', 'welcome', ${at})`.execute(
    db.write,
  );
  for (const [id, [status, kinds]] of Object.entries(clients)) {
    await sql`insert into profile values (${id}, ${account}, null, ${id}, 'Kim', 'Kept', '', '', 'Austin', 'Texas', '78701',
      '', '', '', '', ${status}, 1, ${id}, ${id}, null, ${at}, ${at})`.execute(db.write);
    for (const kind of kinds)
      await sql`insert into client_event values (${`${id} ${kind}`}, ${account}, ${id}, ${kind}, ${at})`.execute(
        db.write,
      );
  }
}

/** The steps of a schema from one to another, each as its version took it, with the rows from the time of 0003. */
async function grow({ dataDir, databaseUrl }: StoreConfiguration, from: number, to: number): Promise<void> {
  const db =
    databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
  const text = databaseUrl === null ? sql`text` : sql`text collate "C"`;
  const { engine } = db;
  if (from === 0)
    await sql`create table migration (name text primary key, applied_at text not null)`.execute(db.write);
  for (const { name, statements } of migrations.slice(from, to)) {
    if (name === '0021-keys-apart') await prepareKeys(db);
    await db.write.transaction().execute(async (step) => {
      for (const statement of statements({ text, engine })) await statement.execute(step);
    });
    await sql`insert into migration values (${name}, ${at})`.execute(db.write);
    if (name === '0003-identity') await write(db);
  }
  await db.close();
}

const earlier = migrations.map(({ name }) => name).filter((name) => name >= '0003');

eachEngine('a store of an earlier version', ({ bare, copy, open }) => {
  /** One store takes every step once, on the way to the last version; its copies are opened. */
  let kept: { readonly store: StoreConfiguration; readonly steps: number } | null = null;
  afterAll(() => {
    if (kept !== null) rmSync(kept.store.dataDir, { recursive: true });
  });

  /** A store whose schema ends with the named step. */
  async function leftAt(last: string): Promise<StoreConfiguration> {
    const steps = migrations.findIndex(({ name }) => name === last) + 1;
    // Outlives a test, after which the folder of a store is removed.
    if (kept === null || kept.steps > steps)
      kept = { store: sqliteIn(aFolder(), { databaseUrl: (await bare()).databaseUrl }), steps: 0 };
    await grow(kept.store, kept.steps, steps);
    kept = { store: kept.store, steps };
    return copy(kept.store);
  }

  it("accepts what today's version adds", async () => {
    const store = await open(await leftAt('0003-identity'));
    await store.memberSettings.readNotifications(account, user, at);
    expect(await store.memberSettings.notificationsReadAt(account, user)).toBe(at);
    await store.transaction((step) =>
      recordEvent(step, account, 'finished', 'statusSetByHand', {
        status: 'Needs Review',
        by: 'Ana Agent',
        reason: 'A new report is here.',
      }),
    );
    expect(await store.profiles.tally(account)).toEqual({
      Onboarding: 2,
      Waiting: 2,
      'Needs Review': 1,
      Finished: 0,
      ended: 0,
    });
  });

  it.each(earlier)('that ended with %s has everything, and its clients keep their statuses', async (last) => {
    const store = await open(await leftAt(last));

    expect(await store.accounts.find(account)).toMatchObject({
      companyName: 'Harbor Credit',
      timeZone: 'America/New_York',
      generationsLeft: 2,
    });
    expect(await store.users.find(user)).toMatchObject({ fullName: 'Ana Agent', mail: 'ana@example.com' });
    expect(await store.memberSettings.notificationsReadAt(account, user)).toBe(null);
    const standing = (await store.profiles.list(account)).map(({ id, status }) => [id, status]);
    expect(Object.fromEntries(standing)).toEqual({
      lettersWereMade: 'Waiting',
      lettersWereMailed: 'Waiting',
      putBackByHand: 'Onboarding',
      finished: 'Finished',
      withoutLetters: 'Onboarding',
    });
    expect((await store.events.list(account, 'lettersWereMailed')).map(({ kind }) => kind)).toEqual([
      'lettersGenerated',
      'lettersMailed',
    ]);
  });
});
