import { expect, it } from 'vitest';
import { enter } from '#server/identity/enter.ts';
import { newId } from '#server/store/ids.ts';
import { RecentMembers } from '#server/store/recentMembers.ts';
import type { Store } from '#server/store/store.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';

const person = { provider: 'embedded', subject: newId() };

async function entered(store: Store) {
  const someone = {
    ...person,
    variant: 'b2b',
    timeZone: 'America/New_York',
    fullName: '',
    mail: '',
  } as const;
  const { user, account } = await enter(store, someone);
  const zone = async (of: Store = store) =>
    (await of.users.findCaller(person.provider, person.subject))?.account.timeZone;
  return { userId: user.id, accountId: account.id, zone };
}

eachEngine('what calls remember of their member', ({ name, open, fresh }) => {
  it('is read again at once after a change of the account', async () => {
    const store = await open();
    const { accountId, zone } = await entered(store);
    expect(await zone()).toBe('America/New_York');
    await store.accounts.update(accountId, { timeZone: 'America/Chicago' });
    expect(await zone()).toBe('America/Chicago');
  });

  it('is read again at once after a change in a transaction, even if calls asked during it', async () => {
    const store = await open();
    const { accountId, zone } = await entered(store);
    await store.transaction(async (step) => {
      await step.accounts.update(accountId, { timeZone: 'America/Denver' });
      await zone();
    });
    expect(await zone()).toBe('America/Denver');
  });

  it('names them by their newest name', async () => {
    const store = await open();
    const { userId, accountId, zone } = await entered(store);
    await store.users.update(accountId, userId, { fullName: 'Ana Ruiz' });
    await zone();
    expect(await store.users.nameOf(userId)).toBe('Ana Ruiz');
    await store.users.update(accountId, userId, { fullName: 'Ana Vega' });
    expect(await store.users.nameOf(userId)).toBe('Ana Vega');
    expect(await store.users.nameOf(newId())).toBeNull();
  });

  it('is read again at once after the member signed in', async () => {
    const store = await open();
    const { userId, accountId } = await entered(store);
    const signedIn = async () =>
      (await store.users.findCaller(person.provider, person.subject))?.user.lastSignIn ?? null;
    expect(await signedIn()).toBeNull();
    await store.users.touch(accountId, userId, 'signedIn');
    expect(await signedIn()).not.toBeNull();
  });

  it('is asked of the database once in five seconds', async () => {
    const members = new RecentMembers();
    const caller = {
      user: { id: 'user', role: 'owner', fullName: 'Ana', lastSignIn: null, lastActive: null },
      account: { id: 'account', variant: 'b2b', timeZone: 'America/New_York' },
    } as const;
    let asked = 0;
    const ask = (now: number) =>
      members.ask('someone', now, async () => {
        asked += 1;
        return caller;
      });
    for (const now of [0, 1_000, 4_999]) await ask(now);
    expect(asked).toBe(1);
    await ask(5_000);
    expect(asked).toBe(2);
  });

  it('does not keep anyone as unknown', async () => {
    const store = await open();
    const { zone } = await entered(await open());
    expect(await store.users.findCaller(person.provider, person.subject)).toBeNull();
    expect(await zone()).toBe('America/New_York');
    await entered(store);
    expect(await store.users.findCaller(person.provider, person.subject)).not.toBeNull();
  });

  if (name === 'PostgreSQL')
    it('follows a change by another process within five seconds', async () => {
      const clock = aClock();
      const configuration = await fresh({ clock });
      const store = await open(configuration);
      const other = await open(configuration);
      const { accountId, zone } = await entered(store);
      expect(await zone(other)).toBe('America/New_York');
      await store.accounts.update(accountId, { timeZone: 'America/Chicago' });
      clock.set('2026-11-21T12:00:05.000Z');
      expect(await zone(other)).toBe('America/Chicago');
    });
});
