import type { Consumer } from '#credit/findings/finding.ts';
import { fiveDigitZip } from '#contract/postalCode.ts';
import type { Repositories } from '#server/store/store.ts';
import { stateByName } from './states.ts';

/**
 * The client's identity according to the profile, which findings and letters compare the report with. Null if there
 * is no such profile. With `noteDamage`, a damaged value is empty instead of an UnsealError.
 */
export async function consumerFromProfile(
  { store }: { readonly store: Pick<Repositories, 'profiles'> },
  accountId: string,
  profileId: string,
  noteDamage?: (column: string) => void,
): Promise<Consumer | null> {
  const profile = await store.profiles.findOpened(accountId, profileId, noteDamage);
  if (profile === null) return null;
  const { sensitive } = profile;
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone || null,
    ssn: sensitive.ssn || null,
    dob: sensitive.dob || null,
    streetAddress: sensitive.streetAddress,
    city: profile.city,
    state: stateByName(profile.state)?.id ?? '',
    // Stored before the form kept five digits only.
    postalCode: fiveDigitZip(profile.postalCode),
  };
}
