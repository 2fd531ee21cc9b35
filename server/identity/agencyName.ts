import type { Account } from '#server/store/accounts.ts';
import type { User } from '#server/store/users.ts';

/** The agency's name as its clients know it: the company's, or the owner's until the company has one. */
export const agencyName = (
  { companyName }: Pick<Account, 'companyName'>,
  [owner]: readonly Pick<User, 'fullName'>[],
): string => companyName || (owner?.fullName ?? '');
