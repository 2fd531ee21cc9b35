import type { KeyObject } from 'node:crypto';
import type { ProfileNames, Sensitive } from './profileFields.ts';
import { openColumns } from './profileFields.ts';
import type { Database } from './database.ts';

type Address = Pick<ProfileNames & Sensitive, 'streetAddress' | 'city' | 'state' | 'postalCode'>;

/** Spaces and capitals make no other address. */
const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a change gives another address. The first one is no move. */
export function isMove(
  before: Address,
  after: Omit<Address, 'streetAddress'> & { readonly streetAddress?: string | undefined },
): boolean {
  const { streetAddress = before.streetAddress, city, state, postalCode } = after;
  const has = [before.streetAddress, before.city, before.state, before.postalCode].map(folded);
  const gets = [streetAddress, city, state, postalCode].map(folded);
  return has[0] !== '' && has.some((part, place) => part !== '' && part !== gets[place]);
}

/** The address that a profile has; null without one, or if it can't be read. */
export async function addressBefore(
  db: Database,
  key: KeyObject,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
): Promise<Address | null> {
  const row = await db.write
    .selectFrom('profile')
    .where('account_id', '=', accountId)
    .where('id', '=', profileId)
    .select(['city', 'state', 'postal_code as postalCode', 'sealed_ssn', 'sealed_dob', 'sealed_street'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { city, state, postalCode, ...sealed } = row;
  const { streetAddress } = openColumns(key, { accountId, profileId }, sealed, () => undefined);
  return { streetAddress, city, state, postalCode };
}
