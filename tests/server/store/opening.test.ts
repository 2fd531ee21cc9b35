import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { aFolder, eachEngine } from '#tests/support/aStore.ts';
import { anAccount } from './builders.ts';
import { firstLine, startChild, type Child } from './process/child.ts';

const key = 'a5'.repeat(32);
const children: Child[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function opener(dataDir: string, databaseUrl: string | null, until: 'hold' | 'close'): Child {
  const child = startChild('opener.ts', [dataDir, databaseUrl ?? '', key, until]);
  children.push(child);
  return child;
}
function folder(): string {
  const made = aFolder();
  folders.push(made);
  return made;
}

/** Changes the database without using the store. */
async function behind({ dataDir, databaseUrl }: StoreConfiguration, statement: string): Promise<void> {
  const db =
    databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
  await sql.raw(statement).execute(db.write);
  await db.close();
}

eachEngine('opening a store', ({ bare, fresh, name, open }) => {
  it('finds everything again', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const accountId = await anAccount(store);
    const account = await store.accounts.find(accountId);
    await store.close();
    const again = await open(configuration);
    expect(await again.accounts.find(accountId)).toEqual(account);
  });

  it('refuses a different key than the one that sealed the data, and says what to set', async () => {
    const configuration = await fresh({ key: { given: key, file: '/nowhere' } });
    await (await open(configuration)).close();
    const other = { ...configuration, key: { given: 'b6'.repeat(32), file: '/nowhere' } };
    await expect(open(other)).rejects.toThrow(/was sealed with the key \w{12}.*Set REDRESS_KEY/);
    await expect(open(configuration)).resolves.toBeDefined();
  });

  it('refuses to start without the key, and creates no new one', async () => {
    const configuration = await fresh();
    await (await open(configuration)).close();
    rmSync(configuration.key.file);
    await expect(open(configuration)).rejects.toThrow(/key that sealed this store is missing/);
    expect(existsSync(configuration.key.file)).toBe(false);
  });

  it('refuses a store that a newer version wrote', async () => {
    const configuration = await fresh();
    await (await open(configuration)).close();
    await behind(configuration, `insert into migration (name, applied_at) values ('9999-future', '')`);
    await expect(open(configuration)).rejects.toThrow(/written by a newer version.*9999-future/);
  });

  it('runs all pending migrations or none', async () => {
    const configuration = await fresh();
    await (await open(configuration)).close();
    await behind(configuration, `delete from migration where name >= '0002'`);
    for (const table of ['sighting', 'dispute', 'print_opening', 'print_link', 'letter'])
      await behind(configuration, `drop table ${table}`);
    await behind(configuration, 'drop table generation_session');
    // Step 2 creates these two again and fails at the next, which still exists.
    await expect(open(configuration)).rejects.toThrow(/generation_ledger.*already exists/);
    await expect(behind(configuration, 'select * from generation_session')).rejects.toThrow(
      /generation_session/,
    );
    await expect(behind(configuration, 'select * from generation_ledger')).resolves.toBeUndefined();
  });

  // One process holds an SQLite store; all others are refused (below).
  if (name === 'PostgreSQL') {
    it('is migrated once if four processes start at the same moment', async () => {
      for (let round = 0; round < 3; round += 1) {
        const configuration = await bare({ key: { given: key, file: '/nowhere' } });
        const stores = await Promise.all([1, 2, 3, 4].map(() => open(configuration)));
        const accountId = await anAccount(stores[0] ?? (await open(configuration)));
        for (const store of stores) {
          expect(await store.accounts.find(accountId)).toMatchObject({ id: accountId });
        }
      }
    });

    it('lets four processes that start at once on an empty store take turns', async () => {
      const { databaseUrl } = await bare();
      const started = [1, 2, 3, 4].map(() => opener(folder(), databaseUrl, 'close'));
      expect(await Promise.all(started.map(firstLine))).toEqual(['open', 'open', 'open', 'open']);
    });
  }

  if (name === 'SQLite') {
    it('copies the file before a migration', async () => {
      const configuration = await fresh();
      const store = await open(configuration);
      const accountId = await anAccount(store);
      await store.close();
      const copy = join(configuration.dataDir, 'redress.sqlite.before-0003-identity');
      expect(existsSync(copy)).toBe(false);
      await behind(configuration, `delete from migration where name = '0003-identity'`);
      for (const table of ['oidc_payload', 'embedded_user', 'server_secret']) {
        await behind(configuration, `drop table ${table}`);
      }

      const again = await open(configuration);
      expect(await again.accounts.find(accountId)).toMatchObject({ id: accountId });
      const copied = new DatabaseSync(copy, { readOnly: true });
      const found = copied.prepare('select id from account').all();
      copied.close();
      expect(found).toMatchObject([{ id: accountId }]);
    });
  }
});

describe('a data directory', () => {
  it('belongs to one process of several that start at once; the others say so', async () => {
    const dataDir = folder();
    const started = [1, 2, 3, 4].map(() => opener(dataDir, null, 'hold'));
    const said = await Promise.all(started.map(firstLine));
    expect(said.filter((line) => line === 'open')).toHaveLength(1);
    const refusal = `refused: Another Redress process is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`;
    expect(said.filter((line) => line === refusal)).toHaveLength(3);
  });

  it('is free again as soon as its process was killed', async () => {
    const dataDir = folder();
    const holder = opener(dataDir, null, 'hold');
    expect(await firstLine(holder)).toBe('open');
    expect(await firstLine(opener(dataDir, null, 'close'))).toMatch(/^refused: Another Redress process/);
    await holder.kill();
    expect(await firstLine(opener(dataDir, null, 'close'))).toBe('open');
  });
});
