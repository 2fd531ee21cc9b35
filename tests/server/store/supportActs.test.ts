import { expect, it } from 'vitest';
import { enter } from '#server/identity/enter.ts';
import { createImpersonation } from '#server/identity/impersonation.ts';
import { newId } from '#server/store/ids.ts';
import { aClock, eachEngine } from '#tests/support/aStore.ts';

const by = { provider: 'auth0', subject: 'auth0|support' } as const;
const other = { provider: 'auth0', subject: 'auth0|another' } as const;

eachEngine('support acts', ({ open }) => {
  it('notify the account once per visit, however many of its first calls run at once', async () => {
    const store = await open();
    const { account, user } = await enter(store, {
      provider: 'embedded',
      subject: newId(),
      variant: 'b2b',
      timeZone: 'America/New_York',
      fullName: 'Ana Agent',
      mail: 'ana@example.com',
    });
    const acting = createImpersonation({ store, supportUsers: [by, other], clock: aClock() });
    const session = {
      userId: user.id,
      accountId: account.id,
      variant: 'b2b',
      role: 'owner',
      isSupport: true,
      isImpersonating: true,
      timeZone: account.timeZone,
    } as const;
    await Promise.all(
      [by, other].flatMap((who) =>
        Array.from({ length: 20 }, () => acting.admit({ ...session, ...who }, undefined)),
      ),
    );
    const kept = (await store.supportActs.list(account.id)).map(({ by: { subject }, act, userId }) => [
      subject,
      act,
      userId,
    ]);
    expect(kept.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      [other.subject, 'impersonated', user.id],
      [by.subject, 'impersonated', user.id],
    ]);
    expect((await store.notifications.list(account.id)).map(({ code }) => code)).toEqual([
      'supportActed',
      'supportActed',
    ]);
  });
});
