import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import { expect, it } from 'vitest';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { aClient, aProfile } from './builders.ts';

const ana = { userId: 'user-1', username: 'Ana Agent' };
const notMine = { accountId: 'account-1', reason: { reason: 'notMine' } } as const;
const neverLived = { item: 'address:/1', statement: 'neverLived' } as const;
const lived = { ...neverLived, statement: 'lived' } as const;
const free = { includes: () => false, contradicts: () => null };

eachEngine('what clients confirm', ({ fresh, open }) => {
  it('is still there after a restart, oldest first, with who and when', async () => {
    const clock = aClock();
    const configuration = await fresh({ clock });
    const store = await open(configuration);
    const { accountId, ...place } = await aClient(store);
    await store.confirmations.add(accountId, place, notMine, ana);
    clock.set('2026-11-22T09:00:00.000Z');
    const paid = { accountId: 'account-2', reason: { reason: 'paid', on: '2026-01-31' } } as const;
    await store.confirmations.add(accountId, place, paid, { ...ana, username: 'Ben Agent' });
    await store.close();
    const again = await open(configuration);
    expect(await again.confirmations.list(accountId, place)).toEqual([
      { id: expect.any(String), ...notMine, by: 'Ana Agent', at: '2026-11-21T12:00:00.000Z' },
      { id: expect.any(String), ...paid, by: 'Ben Agent', at: '2026-11-22T09:00:00.000Z' },
    ]);
  });

  it('is replaced by a new one on the same subject, while each date is a subject of its own', async () => {
    const store = await open();
    const { accountId, ...place } = await aClient(store);
    const date = (field: 'dateOpened' | 'dateClosed', right: string | null) =>
      ({ accountId: 'account-1', reason: { reason: 'wrongDate', field, right } }) as const;
    for (const said of [
      date('dateOpened', null),
      date('dateClosed', null),
      date('dateOpened', '2020-01-02'),
    ]) {
      expect(await store.confirmations.add(accountId, place, said, ana)).toBe('added');
    }
    const standing = await store.confirmations.list(accountId, place);
    expect(standing.map(({ reason }) => reason)).toEqual([
      { reason: 'wrongDate', field: 'dateClosed', right: null },
      { reason: 'wrongDate', field: 'dateOpened', right: '2020-01-02' },
    ]);
  });

  it('keeps one of ten that are saved at once on the same subject', async () => {
    const store = await open();
    const { accountId, ...place } = await aClient(store);
    await Promise.all(
      Array.from({ length: 10 }, () => store.confirmations.add(accountId, place, notMine, ana)),
    );
    expect(await store.confirmations.list(accountId, place)).toHaveLength(1);
  });

  it('keeps one of two that cannot both be true, even if they are saved at once', async () => {
    const store = await open();
    const { accountId, ...place } = await aClient(store);
    const paid = { accountId: 'account-1', reason: { reason: 'paid', on: null } } as const;
    const said = [notMine, paid, notMine, paid, notMine, paid];
    const answers = await Promise.all(said.map((one) => store.confirmations.add(accountId, place, one, ana)));
    expect(answers.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
      ...Array<string>(3).fill('added'),
      ...Array<string>(3).fill('notTheirs'),
    ]);
    expect(await store.confirmations.list(accountId, place)).toHaveLength(1);
  });

  it('means the same when it is said again or of another account, and something else with other values', async () => {
    const store = await open();
    const { accountId, ...place } = await aClient(store);
    const owes = (account: string, right: number | null) =>
      ({ accountId: account, reason: { reason: 'wrongBalance', right } }) as const;
    for (const said of [owes('account-1', null), owes('account-1', null), owes('account-2', null)])
      await store.confirmations.add(accountId, place, said, ana);
    await store.confirmations.add(accountId, place, owes('account-3', 100), ana);
    const stranger = await aClient(store);
    const meanings = [...(await store.confirmations.meanings(accountId, place.profileId)).values()];
    expect(meanings).toHaveLength(4);
    expect(new Set(meanings).size).toBe(2);
    expect(await store.confirmations.meanings(stranger.accountId, place.profileId)).toEqual(new Map());
  });

  it('is withdrawn once, by its owner', async () => {
    const store = await open();
    const { accountId, ...place } = await aClient(store);
    const stranger = await aClient(store);
    await store.confirmations.add(accountId, place, notMine, ana);
    const [{ id } = { id: '' }] = await store.confirmations.list(accountId, place);
    expect(await store.confirmations.withdraw(stranger.accountId, place, id, 'Eve')).toBe(false);
    for (const other of [{ profileId: stranger.profileId }, { reportId: stranger.reportId }]) {
      const elsewhere = { ...place, ...other };
      expect(await store.confirmations.list(accountId, elsewhere)).toEqual([]);
      expect(await store.confirmations.withdraw(accountId, elsewhere, id, 'Ana Agent')).toBe(false);
    }
    expect(await store.confirmations.withdraw(accountId, place, id, 'Ana Agent')).toBe(true);
    expect(await store.confirmations.withdraw(accountId, place, id, 'Ana Agent')).toBe(false);
    expect(await store.confirmations.list(accountId, place)).toEqual([]);
  });

  it('is not that of another client of the same account', async () => {
    const store = await open();
    const { accountId, ...place } = await aClient(store);
    await store.confirmations.add(accountId, place, notMine, ana);
    const [{ id } = { id: '' }] = await store.confirmations.list(accountId, place);
    const another = { ...place, profileId: await aProfile(store, accountId, { profileName: 'Another' }) };
    expect(await store.confirmations.list(accountId, another)).toEqual([]);
    expect(await store.confirmations.withdraw(accountId, another, id, 'Ana Agent')).toBe(false);
  });

  it('is not saved for a profile of another account', async () => {
    const store = await open();
    const { accountId } = await aClient(store);
    const { accountId: _theirs, ...place } = await aClient(store);
    expect(await store.confirmations.add(accountId, place, notMine, ana)).toBeNull();
  });

  it('is deleted with its profile', async () => {
    const store = await open();
    const { accountId, ...place } = await aClient(store);
    await store.confirmations.add(accountId, place, notMine, ana);
    await store.transaction((step) => removeProfiles(step, accountId, [place.profileId], 'Ana Agent'));
    expect(await store.confirmations.list(accountId, place)).toEqual([]);
  });

  it('about another item is listed separately, still there after a restart, and withdrawn', async () => {
    const configuration = await fresh({ clock: aClock() });
    const store = await open(configuration);
    const { accountId, ...place } = await aClient(store);
    await store.confirmations.add(accountId, place, notMine, ana);
    expect(await store.confirmations.addStatement(accountId, place, neverLived, ana, free)).toBe('added');
    await store.close();
    const again = (await open(configuration)).confirmations;
    const kept = await again.statements(accountId, place);
    expect(kept).toEqual([
      { id: expect.any(String), ...neverLived, by: 'Ana Agent', at: '2026-11-21T12:00:00.000Z' },
    ]);
    expect(await again.list(accountId, place)).toMatchObject([notMine]);
    expect(await again.withdraw(accountId, place, kept[0]?.id ?? '', 'Ana Agent')).toBe(true);
    expect(await again.statements(accountId, place)).toEqual([]);
    expect(await again.list(accountId, place)).toHaveLength(1);
  });

  it('about an item replaces what was said of it, unless it contradicts what was said of another', async () => {
    const store = await open();
    const { accountId, ...place } = await aClient(store);
    const other = { item: 'address:/2', statement: 'lived' } as const;
    const add = (said: typeof other | typeof neverLived | typeof lived, refused = false) =>
      store.confirmations.addStatement(accountId, place, said, ana, {
        includes: (key) => key === said.item,
        contradicts: (others) => (refused && others.length > 0 ? 'sameAddress' : null),
      });
    await Promise.all([add(neverLived), add(neverLived), add(lived)]);
    expect(await store.confirmations.statements(accountId, place)).toHaveLength(1);
    expect(await add(other, true)).toBe('sameAddress');
    await add(other);
    const standing = await store.confirmations.statements(accountId, place);
    expect(standing.map(({ item }) => item)).toEqual(['address:/1', 'address:/2']);
  });
});
