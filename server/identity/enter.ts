import type { Store } from '#server/store/store.ts';
import type { Member, NewUser } from '#server/store/users.ts';
import { acrossAccounts } from '#server/store/wall.ts';

/** Finds the person, or makes its account and itself; exactly once, however many first requests run together. */
export async function enter(
  store: Pick<Store, 'users' | 'transaction'>,
  person: NewUser,
): Promise<Member & { readonly isNew: boolean }> {
  const { provider, subject } = person;
  const known = await store.users.findBySubject(provider, subject);
  if (known !== null) return { ...known, isNew: false };

  return acrossAccounts('signIn', () =>
    store.transaction(async (step) => {
      const accountId = await step.accounts.create(person.variant, person.timeZone);
      const isNew = await step.users.add(accountId, person);
      if (!isNew) await step.accounts.removeEmpty(accountId);
      const member = await step.users.findBySubject(provider, subject);
      if (member === null) throw new Error('The user that was just created cannot be found.');
      return { ...member, isNew };
    }),
  );
}
