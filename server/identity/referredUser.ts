import { CallError } from '#contract/failures.ts';
import { Id } from '#contract/shapes.ts';
import { UserReference } from '#contract/support.ts';
import { found } from '#server/refusals.ts';
import { closedProvider } from '#server/store/closedAccounts.ts';
import type { User, Users } from '#server/store/users.ts';

interface People {
  readonly users: Pick<Users, 'find' | 'findBySignInMail' | 'findByAccountNumber'>;
}

async function candidates({ users }: People, reference: string): Promise<readonly User[]> {
  const id = Id.safeParse(reference.toLowerCase());
  if (id.success) {
    const user = await users.find(id.data);
    return user === null ? [] : [user];
  }
  if (reference.includes('@')) return users.findBySignInMail(reference);
  const [, start, end] = /^(\d{4})[- ]?(\d{4})$/.exec(reference) ?? [];
  if (start === undefined || end === undefined) return [];
  const members = await users.findByAccountNumber(`${start}-${end}`);
  const owners = members.filter(({ role }) => role === 'owner');
  return owners.length === 0 ? members : owners;
}

/**
 * The user that support means by an id, the address of a sign-in, or an account number with or without its hyphen, which
 * stands for the account's owner. Case and surrounding spaces don't matter. Call it only for support. Throws `notFound` if
 * no user fits, also if their account was closed, and `invalid` if several do, so that none of them is chosen by accident.
 */
export async function referredUser(people: People, text: string): Promise<User> {
  const reference = UserReference.safeParse(text);
  const fitting = reference.success ? await candidates(people, reference.data) : [];
  const [user, ...others] = fitting.filter(({ provider }) => provider !== closedProvider);
  if (others.length > 0) throw new CallError('invalid', '', [{ field: 'userId', problem: 'ambiguous' }]);
  return found(user);
}
