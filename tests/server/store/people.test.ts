import { enter } from '#server/identity/enter.ts';
import { expect, it } from 'vitest';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { anAccount } from './builders.ts';

const newUser = {
  provider: 'embedded',
  subject: 'person-1',
  variant: 'b2c',
  timeZone: 'America/Chicago',
  fullName: 'Carl Consumer',
  mail: 'carl@example.com',
} as const;

eachEngine('people', ({ fresh, open }) => {
  it('creates one account for a person whose first requests come together', async () => {
    const store = await open();
    const members = await Promise.all(Array.from({ length: 10 }, () => enter(store, newUser)));
    const [first] = members;
    if (first === undefined) throw new Error('Nobody entered.');
    expect(new Set(members.map(({ account }) => account.id)).size).toBe(1);
    expect(members.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.users.findBySubject('embedded', 'person-1')).toEqual({
      user: first.user,
      account: first.account,
    });
    expect(first.account).toMatchObject({ variant: 'b2c', timeZone: 'America/Chicago', generationsLeft: 0 });
    expect(first.account.number).toMatch(/^\d{4}-\d{4}$/);
    expect(first.user).toMatchObject({ role: 'owner', showOnboarding: true, lastSignIn: null });
    expect(await store.users.findBySubject('auth0', 'person-1')).toBeNull();
  });

  it('keeps the variant of the first host', async () => {
    const store = await open();
    await enter(store, newUser);
    const again = await enter(store, { ...newUser, variant: 'b2b' });
    expect(again).toMatchObject({ isNew: false, account: { variant: 'b2c' } });
  });

  it('changes settings, and leaves absent ones unchanged', async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const { user, account } = await enter(store, newUser);
    clock.set('2026-11-22T09:00:00.000Z');
    await store.users.touch(account.id, user.id, 'signedIn');
    clock.set('2026-11-22T10:00:00.000Z');
    await store.users.touch(account.id, user.id, 'active');
    expect(
      await store.users.update(account.id, user.id, { fullName: 'Carl C.', showOnboarding: false }),
    ).toBe(true);
    expect(await store.users.update(await anAccount(store), user.id, { fullName: 'Mallory' })).toBe(false);
    expect(await store.users.find(user.id)).toEqual({
      ...user,
      fullName: 'Carl C.',
      showOnboarding: false,
      lastSignIn: '2026-11-22T09:00:00.000Z',
      lastActive: '2026-11-22T10:00:00.000Z',
    });

    await store.accounts.update(account.id, { companyName: 'Carl & Co' });
    await store.accounts.update(account.id, { companyUrl: 'https://carl.example' });
    expect(await store.accounts.find(account.id)).toEqual({
      ...account,
      companyName: 'Carl & Co',
      companyUrl: 'https://carl.example',
    });
  });

  it('finds an embedded user by email address in any case, and counts wrong passwords', async () => {
    const store = await open();
    const id = await store.embeddedUsers.create({
      mail: 'Ana@Example.com',
      fullName: 'Ana',
      passwordHash: 'h',
    });
    const taken = { mail: 'ana@example.COM', fullName: 'Other', passwordHash: 'x' };
    expect(await store.embeddedUsers.create(taken)).toBeNull();
    const ana = await store.embeddedUsers.findByMail('ANA@example.com');
    expect(ana).toMatchObject({ id, mail: 'ana@example.com', failures: 0, blockedUntil: null });

    const counts = await Promise.all(
      [1, 2, 3].map(() => store.embeddedUsers.recordFailure(ana?.id ?? '', new Date(0))),
    );
    expect(new Set(counts)).toEqual(new Set([1, 2, 3]));
    await store.embeddedUsers.block(ana?.id ?? '', new Date('2026-11-21T12:05:00.000Z'));
    expect(await store.embeddedUsers.find(ana?.id ?? '')).toMatchObject({
      failures: 3,
      blockedUntil: '2026-11-21T12:05:00.000Z',
    });
    const count = (forgetBefore: string) =>
      store.embeddedUsers.recordFailure(ana?.id ?? '', new Date(forgetBefore));
    expect(await count('2026-11-21T12:05:00.000Z')).toBe(4);
    const first = await Promise.all([1, 2].map(() => count('2026-11-21T12:05:00.001Z')));
    expect(new Set(first)).toEqual(new Set([1, 2]));
    expect((await store.embeddedUsers.find(ana?.id ?? ''))?.blockedUntil).toBeNull();
    await store.embeddedUsers.clearFailures(ana?.id ?? '');
    expect(await store.embeddedUsers.find(ana?.id ?? '')).toEqual(ana);
  });

  it("stores the identity provider's entries, consumes once, and revokes families", async () => {
    const clock = aClock();
    const store = await open(await fresh({ clock }));
    const expiresAt = new Date('2026-11-21T12:01:00.000Z');
    const payloads = store.oidcPayloads;
    await payloads.upsert('AuthorizationCode', 'c', { a: 1 }, { grantId: 'g', expiresAt });
    await payloads.upsert('RefreshToken', 'r', { b: [2] }, { grantId: 'g', expiresAt: null });
    await payloads.upsert('RefreshToken', 'other', {}, { grantId: 'h', expiresAt: null });
    await payloads.upsert('Session', 's', { c: 3 }, { uid: 'u', expiresAt });
    await payloads.upsert('Session', 's', { c: 4 }, { uid: 'u', expiresAt });

    expect(await payloads.find('AuthorizationCode', 'c')).toEqual({ payload: { a: 1 }, consumedAt: null });
    expect(await payloads.find('RefreshToken', 'c')).toBeNull();
    expect(await payloads.findByUid('Session', 'u')).toEqual({ payload: { c: 4 }, consumedAt: null });
    const consumed = await Promise.all([1, 2, 3].map(() => payloads.consume('AuthorizationCode', 'c')));
    expect(consumed.filter(Boolean)).toHaveLength(1);
    expect((await payloads.find('AuthorizationCode', 'c'))?.consumedAt).toBe('2026-11-21T12:00:00.000Z');

    await payloads.revokeByGrantId('g');
    expect(await payloads.find('RefreshToken', 'r')).toBeNull();
    expect(await payloads.find('RefreshToken', 'other')).toEqual({ payload: {}, consumedAt: null });
    clock.set('2026-11-21T12:01:00.000Z');
    expect(await payloads.find('Session', 's')).toBeNull();
  });

  it('knows which sessions are active: none that is used up, even if written again, and none past its end', async () => {
    const clock = aClock();
    const { oidcPayloads: payloads } = await open(await fresh({ clock }));
    const index = { uid: 'u', expiresAt: new Date('2026-11-21T12:01:00.000Z') };
    const lives = () =>
      Promise.all([payloads.isLiving('b2b:Session', 'u'), payloads.isLiving('b2c:Session', 'u')]);
    await payloads.upsert('b2b:Session', 'before', {}, index);
    expect(await lives()).toEqual([true, false]);
    await payloads.consume('b2b:Session', 'before');
    await payloads.upsert('b2b:Session', 'before', {}, index);
    expect([await lives(), await payloads.findByUid('b2b:Session', 'u')]).toEqual([[false, false], null]);
    await payloads.upsert('b2b:Session', 'after', { a: 1 }, index);
    expect(await lives()).toEqual([true, false]);
    expect((await payloads.findByUid('b2b:Session', 'u'))?.payload).toEqual({ a: 1 });
    clock.set('2026-11-21T12:01:00.000Z');
    expect(await lives()).toEqual([false, false]);
  });

  it('creates a secret once for all who request it at the same time, and keeps it', async () => {
    const configuration = await fresh();
    const store = await open(configuration);
    let made = 0;
    const ask = () => store.secrets.ensure('signing', () => `key ${(made += 1)}`);
    const [secret, ...others] = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(others)).toEqual(new Set([secret]));
    await store.close();
    const again = await open(configuration);
    expect(await again.secrets.ensure('signing', () => 'another')).toBe(secret);
  });

  it('finds people by the address of their sign-in, never by the one in their settings', async () => {
    const store = await open();
    const person = { mail: 'Carl@Example.com', fullName: 'Carl Consumer', passwordHash: 'none' };
    const subject = await store.embeddedUsers.create(person);
    const { user } = await enter(store, {
      ...newUser,
      subject: String(subject),
      mail: 'entered@example.com',
    });
    const confirmed = { provider: 'auth0', subject: 'auth0|1', verifiedMail: 'Dana@Example.com' };
    const { user: other } = await enter(store, { ...newUser, ...confirmed, mail: 'carl@example.com' });
    // The same subject at another provider is someone else.
    await enter(store, { ...newUser, provider: 'auth0', subject: String(subject) });
    expect(await store.users.findBySignInMail('cARL@example.com')).toEqual([user]);
    expect(await store.users.findBySignInMail('dana@example.COM')).toEqual([other]);
    expect(await store.users.findBySignInMail('entered@example.com')).toEqual([]);
    expect(await store.users.findBySignInMail('%@example.com')).toEqual([]);
  });

  it('finds the members of the account with a number', async () => {
    const store = await open();
    const { user, account } = await enter(store, newUser);
    await enter(store, { ...newUser, subject: 'person-2' });
    expect(await store.users.findByAccountNumber(account.number)).toEqual([user]);
    expect(await store.users.findByAccountNumber('0000-0000')).toEqual([]);
  });
});
