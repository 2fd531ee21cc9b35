import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import { expect, it } from 'vitest';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { anAccount, aProfile } from './builders.ts';

eachEngine('links', ({ fresh, open }) => {
  it('purges a client’s link that has expired, and no other', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const accountId = await anAccount(store);
    const [early, late] = [await aProfile(store, accountId), await aProfile(store, accountId)];
    const old = await store.clientLinks.issue(accountId, early);
    clock.set('2026-12-01T12:00:00.000Z');
    const young = await store.clientLinks.issue(accountId, late);
    clock.set('2026-12-21T12:00:00.000Z');
    await store.purge();
    // The clock goes back: links that were only hidden would appear again.
    clock.set('2026-12-01T12:00:00.000Z');
    expect(await store.clientLinks.leadsTo(old?.key ?? '')).toBeNull();
    expect(await store.clientLinks.leadsTo(young?.key ?? '')).toEqual({ accountId, profileId: late });
  });

  it('keeps a client’s link that someone is bound to', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const accountId = await anAccount(store);
    const profileId = await aProfile(store, accountId);
    const key = (await store.clientLinks.issue(accountId, profileId))?.key ?? '';
    const one = { provider: 'embedded', subject: 'one' };
    await store.clientLinks.bind(key, one);
    clock.set('2027-11-21T12:00:00.000Z');
    await store.purge();
    expect(await store.clientLinks.boundTo(key, one)).toEqual({ accountId, profileId });
    expect(await store.clientLinks.leadsTo(key)).toEqual({ accountId, profileId });
  });

  it('binds a client’s link once, and deletes it with its profile', async () => {
    const store = await open();
    const accountId = await anAccount(store);
    const profileId = await aProfile(store, accountId);
    const key = (await store.clientLinks.issue(accountId, profileId))?.key ?? '';
    const one = { provider: 'embedded', subject: 'one' };
    const other = { provider: 'auth0', subject: 'one' };
    expect(await store.clientLinks.boundTo(key, one)).toBeNull();
    expect(await store.clientLinks.bind(key, one)).toEqual({ accountId, profileId, isMailKnown: false });
    await store.clientLinks.noteMail({ accountId, profileId }, 'devon@example.com');
    await store.clientLinks.noteMail({ accountId, profileId }, 'other@example.com');
    expect(await store.clientLinks.bind(key, one)).toMatchObject({ isMailKnown: true });
    expect((await store.profiles.findSheet(accountId, profileId))?.link).toMatchObject({
      bound: { mail: 'devon@example.com' },
    });
    expect(await store.clientLinks.of(one)).toEqual([{ accountId, profileId, key }]);
    expect(await store.clientLinks.of(other)).toEqual([]);
    expect(await store.clientLinks.bind(key, other)).toBeNull();
    expect(await store.clientLinks.boundTo(key, other)).toBeNull();
    expect(await store.clientLinks.boundTo(key, one)).toEqual({ accountId, profileId });
    await store.transaction((step) => removeProfiles(step, accountId, [profileId], 'Jordan Ellis'));
    expect(await store.clientLinks.leadsTo(key)).toBeNull();
  });
});
