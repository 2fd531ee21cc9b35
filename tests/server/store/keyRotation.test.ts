import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readKey } from '#server/sealing/keySource.ts';
import { openStore, type StoreConfiguration } from '#server/store/open.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { anAccount, aProfile } from './builders.ts';

const textOf = (name: string) => createHash('sha256').update(name).digest('hex');
const idOf = (name: string) => readKey(textOf(name), name).id;
const keyed = (
  configuration: StoreConfiguration,
  given: string,
  ...others: string[]
): StoreConfiguration => ({
  ...configuration,
  key: { given: textOf(given), file: '/nowhere', others: others.map(textOf) },
});

/** How many keys each master key has wrapped, by its id. */
async function wrappedBy({ dataDir, databaseUrl }: StoreConfiguration): Promise<Record<string, number>> {
  const db =
    databaseUrl === null ? openSqlite(join(dataDir, 'redress.sqlite')) : openPostgres(databaseUrl, 1);
  try {
    const rows = await db.read.selectFrom('redress_keys.profile_key').select('wrapped_key').execute();
    const counts: Record<string, number> = {};
    for (const { wrapped_key } of rows) {
      const id = wrapped_key.split('.')[1] ?? '';
      counts[id] = (counts[id] ?? 0) + 1;
    }
    return counts;
  } finally {
    await db.close();
  }
}

eachEngine('replacing the master key', ({ fresh, open }) => {
  /** Five clients under the key "old"; the store is closed. */
  async function anInstallation() {
    const configuration = await fresh();
    const store = await open(keyed(configuration, 'old'));
    const accountId = await anAccount(store);
    const profiles: string[] = [];
    for (let index = 0; index < 5; index += 1) profiles.push(await aProfile(store, accountId));
    await store.secrets.ensure('signing', () => 'a signing key');
    await store.close();
    const readable = async (opened: Store) => {
      for (const id of profiles)
        expect((await opened.profiles.findOpened(accountId, id))?.sensitive.ssn).toBe('666123456');
      expect(await opened.secrets.find('signing')).toBe('a signing key');
    };
    return { configuration, accountId, readable };
  }

  it('wraps every key again while everything stays readable, then retires the old one', async () => {
    const { configuration, accountId, readable } = await anInstallation();
    const store = await open(keyed(configuration, 'new', 'old'));
    await readable(store);
    const [rotation] = await Promise.all([store.rotateKeys(undefined, 2), readable(store), readable(store)]);
    expect(rotation).toEqual({ rewrapped: 6, retired: idOf('old') });
    await readable(store);
    await aProfile(store, accountId);
    expect(await store.rotateKeys()).toEqual({ rewrapped: 0, retired: null });
    await store.close();
    expect(await wrappedBy(configuration)).toEqual({ [idOf('new')]: 7 });

    const again = await open(keyed(configuration, 'new'));
    await readable(again);
    await again.close();
    await expect(openStore(keyed(configuration, 'old'))).rejects.toThrow(
      `sealed with the key ${idOf('new')}`,
    );
    await expect(openStore(keyed(configuration, 'old', 'new'))).rejects.toThrow('was retired');
  });

  it('continues after a crash in the middle, and until then starts only with both keys', async () => {
    const { configuration, readable } = await anInstallation();
    const store = await open(keyed(configuration, 'new', 'old'));
    const crash = store.rotateKeys((count) => {
      if (count === 4) throw new Error('the power failed');
    }, 2);
    await expect(crash).rejects.toThrow('the power failed');
    await readable(store);
    await store.close();
    expect(await wrappedBy(configuration)).toEqual({ [idOf('new')]: 4, [idOf('old')]: 2 });

    await expect(openStore(keyed(configuration, 'new'))).rejects.toThrow(
      `sealed with the key ${idOf('old')}`,
    );
    await expect(openStore(keyed(configuration, 'old'))).rejects.toThrow(
      `being replaced by the key ${idOf('new')}`,
    );
    const again = await open(keyed(configuration, 'new', 'old'));
    await readable(again);
    expect(await again.rotateKeys(undefined, 2)).toEqual({ rewrapped: 2, retired: idOf('old') });
    await readable(again);
  });

  it('does nothing in a process that still has the old key first', async () => {
    const { configuration, readable } = await anInstallation();
    const store = await open(keyed(configuration, 'old', 'new'));
    expect(await store.rotateKeys()).toEqual({ rewrapped: 0, retired: null });
    await readable(store);
    await store.close();
    expect(await wrappedBy(configuration)).toEqual({ [idOf('old')]: 6 });
  });
});
