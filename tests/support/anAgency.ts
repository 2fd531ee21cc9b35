import { enter } from '#server/identity/enter.ts';
import { createProfile } from '#server/profiles/createProfile.ts';
import { newId } from '#server/store/ids.ts';
import type { Store } from '#server/store/store.ts';

/** A person with an account of their own, and the profiles in it. */
export interface Owner {
  readonly mail: string;
  readonly accountId: string;
  readonly profileIds: readonly string[];
}

export function aProfile(index: number) {
  const last = `Sampleton-${String(index).padStart(5, '0')}`;
  return {
    profileName: '',
    firstName: 'Devin',
    lastName: last,
    phone: '+1 (555) 555 0100',
    mail: `devin.${index}@example.com`,
    ssn: '666550611',
    dob: '1986-05-17',
    streetAddress: '410 Maple Ridge Rd',
    city: 'Springfield',
    state: 'Illinois',
    postalCode: '62704',
  };
}

/** A person with an account of their own and this many clients. Their email is `name@example.com`. */
export async function anAgency(
  store: Store,
  name: string,
  passwordHash: string,
  profiles: number,
): Promise<Owner> {
  const mail = `${name}@example.com`;
  const subject = await store.embeddedUsers.create({ mail, fullName: name, passwordHash });
  if (subject === null) throw new Error(`${mail} is there already.`);
  const { account } = await enter(store, {
    provider: 'embedded',
    subject,
    variant: 'b2b',
    timeZone: 'America/New_York',
    fullName: name,
    mail,
  });
  const profileIds = await store.transaction(async (step) => {
    const made: string[] = [];
    for (let index = 0; index < profiles; index += 1) {
      const profile = await createProfile(step, {
        accountId: account.id,
        variant: account.variant,
        username: name,
        claim: { key: newId(), requestHash: 'bench', expiresAt: new Date() },
        profile: aProfile(index),
      });
      if (profile.kind === 'created') made.push(profile.id);
    }
    return made;
  });
  return { mail, accountId: account.id, profileIds };
}
