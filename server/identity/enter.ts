import type { Store } from '#server/store/store.ts';
import type { Member, Newcomer } from '#server/store/users.ts';

/** Finds the person, or makes its account and itself; exactly once, however many first requests run together. */
export async function enter(
  store: Pick<Store, 'users' | 'transaction'>,
  newcomer: Newcomer,
): Promise<Member & { readonly isNew: boolean }> {
  const { provider, subject } = newcomer;
  const known = await store.users.findBySubject(provider, subject);
  if (known !== null) return { ...known, isNew: false };

  return store.transaction(async (step) => {
    const accountId = await step.accounts.create(newcomer.variant, newcomer.timeZone);
    const isNew = await step.users.add(accountId, newcomer);
    if (!isNew) await step.accounts.removeEmpty(accountId);
    const member = await step.users.findBySubject(provider, subject);
    if (member === null) throw new Error('A person that was just entered is not there.');
    return { ...member, isNew };
  });
}
