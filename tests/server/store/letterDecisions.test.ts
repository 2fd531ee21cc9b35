import { expect, it } from 'vitest';
import { aClock, eachEngine } from '#tests/support/aStore.ts';
import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import { aClient } from './builders.ts';

const ana = { userId: 'user-1', username: 'Ana Agent' };
const secret = 'ZEPHYRINE COLLECTIONS LLC';
const old = { concern: 'oldReport', facts: ['2026-08-01'], reason: 'other' as const, note: secret };
const quiet = {
  reportId: 'the-first-report',
  key: 'account:account-3',
  identities: [{ kind: 'account', heading: secret, creditor: secret, number: '7781****' }],
  answer: 'leaveOut' as const,
};

eachEngine('what is decided before letters are generated', ({ fresh, open }) => {
  it('is still there after a restart, oldest first, with who and when', async () => {
    const clock = aClock();
    const configuration = await fresh({ clock });
    const store = await open(configuration);
    const { accountId, ...place } = await aClient(store);
    const first = { by: 'Ana Agent', at: '2026-11-21T12:00:00.000Z' };
    expect(await store.overrulings.add(accountId, place, old, ana)).toBe(true);
    expect(await store.itemAnswers.add(accountId, place.profileId, quiet, ana)).toBe(true);
    clock.set('2026-11-22T09:00:00.000Z');
    const second = { by: 'Ben Agent', at: '2026-11-22T09:00:00.000Z' };
    const ben = { ...ana, username: 'Ben Agent' };
    await store.overrulings.add(accountId, place, { ...old, reason: 'unchanged' as const, note: '' }, ben);
    await store.itemAnswers.add(
      accountId,
      place.profileId,
      { ...quiet, answer: 'verifyAnyway' as const },
      ben,
    );
    await store.close();
    const again = await open(configuration);
    expect(await again.overrulings.list(accountId, place)).toEqual([
      { ...old, ...first },
      { ...old, reason: 'unchanged' as const, note: '', ...second },
    ]);
    expect(await again.itemAnswers.list(accountId, place.profileId)).toEqual([
      { ...quiet, ...first },
      { ...quiet, answer: 'verifyAnyway', ...second },
    ]);
  });

  it('belongs to one account, and goes with its profile', async () => {
    const store = await open();
    const { accountId, ...place } = await aClient(store);
    const stranger = await aClient(store);
    expect(await store.overrulings.add(stranger.accountId, place, old, ana)).toBe(false);
    expect(await store.itemAnswers.add(stranger.accountId, place.profileId, quiet, ana)).toBe(false);
    await store.overrulings.add(accountId, place, old, ana);
    await store.itemAnswers.add(accountId, place.profileId, quiet, ana);
    expect(await store.overrulings.list(stranger.accountId, place)).toEqual([]);
    expect(await store.itemAnswers.list(stranger.accountId, place.profileId)).toEqual([]);
    await store.transaction((step) => removeProfiles(step, accountId, [place.profileId], 'Ana Agent'));
    expect(await store.overrulings.list(accountId, place)).toEqual([]);
    expect(await store.itemAnswers.list(accountId, place.profileId)).toEqual([]);
  });
});
