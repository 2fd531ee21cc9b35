import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBlobs } from '#server/blobs/disk.ts';
import { createVault } from '#server/blobs/vault.ts';
import { applyRetention } from '#server/profiles/retention.ts';
import { anAccount, aProfile } from '#tests/server/store/builders.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';

eachEngine('a client nobody uses', ({ fresh, open }) => {
  async function aPlace() {
    const clock = aClock('2026-01-10T12:00:00.000Z');
    const configuration = await fresh({ clock });
    const store = await open(configuration);
    const vault = createVault(await openBlobs(join(configuration.dataDir, 'blobs')), store.profiles);
    const accountId = await anAccount(store);
    const profileId = await aProfile(store, accountId);
    const at = (day: string) => {
      clock.set(`${day}T12:00:00.000Z`);
      return applyRetention({ store, vault, clock }, 24);
    };
    const ids = async () => (await store.profiles.list(accountId)).map(({ id }) => id);
    return { store, accountId, profileId, at, ids };
  }

  it('is erased after 24 months, 30 days after a notice', async () => {
    const { store, accountId, profileId, at, ids } = await aPlace();
    expect(await at('2028-01-09')).toEqual({ noticed: 0, erased: 0 });
    expect(await at('2028-01-11')).toEqual({ noticed: 1, erased: 0 });
    expect(await store.notifications.list(accountId)).toMatchObject([
      { code: 'retentionNotice', profileId, params: { profile: 'María', months: '24', days: '30' } },
    ]);
    expect(await at('2028-02-09')).toEqual({ noticed: 0, erased: 0 });
    expect(await ids()).toEqual([profileId]);

    expect(await at('2028-02-11')).toEqual({ noticed: 0, erased: 1 });
    expect(await ids()).toEqual([]);
    expect(await store.profiles.dataKey(accountId, profileId)).toBeNull();
    const [latest] = await store.logs.list(accountId);
    expect(latest).toMatchObject({ status: 'profileDeleted', name: '', username: '' });
  });

  it('stays if anything is done with it after the notice, and is noticed again later', async () => {
    const { store, accountId, profileId, at, ids } = await aPlace();
    expect(await at('2028-01-11')).toEqual({ noticed: 1, erased: 0 });
    await store.logs.add(accountId, {
      profileId,
      profileName: 'María',
      username: 'Ana Agent',
      status: 'documentUploaded',
    });
    expect(await at('2028-02-20')).toEqual({ noticed: 0, erased: 0 });
    expect(await ids()).toEqual([profileId]);
    expect(await at('2030-01-12')).toEqual({ noticed: 1, erased: 0 });
    expect(await at('2030-01-13')).toEqual({ noticed: 0, erased: 0 });
  });

  it('stays while a legal hold is in place', async () => {
    const { store, accountId, profileId, at, ids } = await aPlace();
    expect(await at('2028-01-11')).toEqual({ noticed: 1, erased: 0 });
    await store.legalHolds.place(accountId, profileId, { reason: 'a lawsuit', by: 'Ana Agent' });
    expect(await at('2031-01-11')).toEqual({ noticed: 0, erased: 0 });
    expect(await ids()).toEqual([profileId]);
    await store.legalHolds.lift(accountId, profileId);
    expect(await at('2031-01-12')).toEqual({ noticed: 1, erased: 0 });
    expect(await at('2031-02-12')).toEqual({ noticed: 0, erased: 1 });
  });
});
