import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { newId } from '#server/store/ids.ts';
import { behind, bringKeys, fileIn } from './bringKeys.ts';
import { anAccount, aProfile, aRecording, aReport, aStoredBlob } from './builders.ts';

async function erase(store: Store, accountId: string, profileId: string): Promise<void> {
  await store.transaction((step) => removeProfiles(step, accountId, [profileId], 'Ana Agent'));
  await store.finishErasures();
}

eachEngine('a scan of the inbox', ({ fresh, copy, open }) => {
  it('comes back with an older copy of the data, unless it was discarded or its client was erased', async () => {
    const configuration = await fresh();
    const before = await open(configuration);
    const accountId = await anAccount(before);
    const add = async () => {
      const id = newId();
      await before.inbox.createKey(accountId, id);
      const scan = { id, mediaType: 'image/png', name: 'scan.png', by: 'Ana Agent' };
      await before.inbox.add(accountId, { ...scan, ...aStoredBlob() });
      return id;
    };
    const [discarded, erased, assigned, untouched] = [await add(), await add(), await add(), await add()];
    const [gone, client] = [await aProfile(before, accountId), await aProfile(before, accountId)];
    await before.close();
    const backup = await copy(configuration, 'data');

    const store = await open(configuration);
    expect(await store.transaction((step) => step.inbox.remove(accountId, discarded))).toBe(true);
    for (const [id, profileId] of [
      [erased, gone],
      [assigned, client],
    ] as const) {
      expect(await store.inbox.handOver(accountId, id)).toBe(true);
      const file = { id, profileId, mediaType: 'image/png', name: 'scan.png', ...aStoredBlob() };
      expect(await store.disputeFiles.add(accountId, file)).toBe(true);
    }
    await erase(store, accountId, gone);
    for (const id of [discarded, erased]) expect(await store.profiles.scanKey(accountId, id)).toBeNull();
    expect(await store.profiles.scanKey(accountId, assigned)).not.toBeNull();
    await store.close();

    await bringKeys(configuration, backup);
    const restored = await open(backup);
    expect((await restored.inbox.list(accountId)).map(({ id, name }) => [id, name])).toEqual([
      [assigned, 'scan.png'],
      [untouched, 'scan.png'],
    ]);
    for (const id of [discarded, erased]) expect(await restored.inbox.find(accountId, id)).toBeNull();
    await restored.close();
    // Without its key, a scan can't be read; its row goes too.
    const rows = await behind(backup, ({ read }) => read.selectFrom('inbox_scan').select('id').execute());
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([assigned, untouched]));
  });
});

eachEngine('a link that was revoked or replaced', ({ fresh, copy, open }) => {
  it('opens nothing after an older copy of the data was restored next to the keys', async () => {
    const configuration = await fresh();
    const before = await open(configuration);
    const accountId = await anAccount(before);
    const clients = [
      await aProfile(before, accountId),
      await aProfile(before, accountId),
      await aProfile(before, accountId),
    ] as const;
    const keys = await Promise.all(
      clients.map(async (profileId) => (await before.clientLinks.issue(accountId, profileId))?.key ?? ''),
    );
    const sets = await Promise.all(
      clients.map(async (profileId) => {
        const reportId = await aReport(before, accountId, profileId);
        const { session, letters } = aRecording({ accountId, profileId, reportId });
        await before.sessions.add(accountId, session, letters);
        return session;
      }),
    );
    const printKeys = await Promise.all(sets.map((set) => before.printLinks.issue(accountId, set, null)));
    await before.close();
    const backup = await copy(configuration, 'data');

    const store = await open(configuration);
    const [revoked, replaced] = clients;
    await store.clientLinks.revoke(accountId, revoked);
    await store.clientLinks.issue(accountId, replaced);
    await store.printLinks.revoke(accountId, sets[0]?.id ?? '');
    await store.finishErasures();
    await store.close();

    await bringKeys(configuration, backup);
    const restored = await open(backup);
    const led = await Promise.all(keys.map((key) => restored.clientLinks.leadsTo(key)));
    expect(led.map((place) => place?.profileId)).toEqual([undefined, undefined, clients[2]]);
    const opened = await Promise.all(
      sets.map(({ id }, index) => restored.printLinks.opens(accountId, id, printKeys[index] ?? '', 'csv')),
    );
    expect(opened).toEqual([false, true, true]);
    await restored.close();
  });
});

eachEngine('an erased client', ({ fresh, copy, open, name }) => {
  it('cannot be read from a backup of the data, without the keys or with those of today', async () => {
    const configuration = await fresh();
    const before = await open(configuration);
    const accountId = await anAccount(before);
    const erased = await aProfile(before, accountId);
    const kept = await aProfile(before, accountId);
    await before.close();
    const backup = await copy(configuration, 'data');

    const store = await open(configuration);
    await erase(store, accountId, erased);
    await store.close();

    // What opens a client's data is not in the backup.
    await bringKeys(configuration, backup);
    const restored = await open(backup);
    expect(await restored.profiles.findOpened(accountId, erased)).toBeNull();
    expect(await restored.profiles.dataKey(accountId, erased)).toBeNull();
    expect((await restored.profiles.findOpened(accountId, kept))?.sensitive.ssn).toBe('666123456');
    expect((await restored.profiles.list(accountId)).map(({ id }) => id)).toEqual([kept]);
    expect((await restored.logs.list(accountId)).filter((entry) => entry.name !== '')).toHaveLength(1);
  });

  it('and nobody else can be read from a backup of the data alone: it does not even start', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const accountId = await anAccount(store);
    await aProfile(store, accountId);
    await store.close();
    const backup = await copy(configuration, 'data');
    await expect(openStore(backup)).rejects.toThrow(
      name === 'SQLite'
        ? /keys of this database are missing.*keys\.sqlite/
        : /keys of this database are missing.*the schema redress_keys/,
    );
  });

  it('is gone for good when the server stops between deleting the profile and destroying its key', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    const accountId = await anAccount(store);
    const profileId = await aProfile(store, accountId);
    await store.transaction((step) => removeProfiles(step, accountId, [profileId], 'Ana Agent'));
    await store.close();
    const keys = () =>
      behind(configuration, ({ read }) =>
        read
          .selectFrom('redress_keys.profile_key')
          .where('profile_id', '<>', 'server')
          .select('profile_id')
          .execute(),
      );
    expect(await keys()).toHaveLength(1);

    await (await open(configuration)).close();
    expect(await keys()).toEqual([]);
    const erased = await behind(configuration, ({ read }) =>
      read.selectFrom('redress_keys.erased').select('profile_id as id').execute(),
    );
    expect(erased).toEqual([{ id: profileId }]);
  });

  it('leaves no name and no text in log, notifications, or journals, at once', async () => {
    const marker = 'Quillfeather';
    const configuration = await fresh();
    const store = await open(configuration);
    const accountId = await anAccount(store);
    const profileId = await aProfile(store, accountId, { firstName: marker, lastName: '', profileName: '' });
    const client = { profileId, profileName: marker };
    await store.logs.add(accountId, { ...client, username: 'Ana Agent', status: 'profileChanged' });
    await store.logs.add(accountId, { ...client, username: marker, status: 'documentUploaded' });
    await store.transaction((step) =>
      recordEvent(step, accountId, profileId, 'statusSetByHand', {
        status: 'Finished',
        by: 'Ana Agent',
        reason: `${marker} called`,
      }),
    );
    const about = { type: 'positive', code: 'reportConnected', profileId } as const;
    await store.notifications.add(accountId, { ...about, params: { profile: marker, provider: 'x' } });

    await erase(store, accountId, profileId);

    const log = await store.logs.list(accountId);
    expect(log.map((entry) => [entry.name, entry.username, entry.status])).toEqual([
      ['', 'Ana Agent', 'profileDeleted'],
      ['', 'Ana Agent', 'statusChanged'],
      ['', '', 'documentUploaded'],
      ['', 'Ana Agent', 'profileChanged'],
      ['', 'Ana Agent', 'profileCreated'],
    ]);
    expect(await store.notifications.list(accountId)).toEqual([]);
    // On PostgreSQL, the folder holds only the key.
    const files = readdirSync(configuration.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('redress.lock'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    expect(files.some((file) => file.includes(accountId))).toBe(name === 'SQLite');
    expect(files.filter((file) => file.includes(marker) || file.includes(marker.toLowerCase()))).toEqual([]);
  });

  if (name === 'SQLite') {
    it('is not kept for good in the copies made before migrations: they are removed after 30 days', async () => {
      const clock = aClock();
      const configuration = await fresh({ clock });
      const store = await open(configuration);
      const copies = ['0003-identity', '0021-keys-apart'].map(
        (step) => `${fileIn(configuration.dataDir)}.before-${step}`,
      );
      for (const file of copies) writeFileSync(file, '');
      const day = 24 * 60 * 60;
      const now = clock.now().getTime() / 1000;
      utimesSync(copies[0] ?? '', now, now - 31 * day);
      utimesSync(copies[1] ?? '', now, now - 29 * day);
      await store.purge();
      expect(copies.map((file) => existsSync(file))).toEqual([false, true]);
    });
  }
});
