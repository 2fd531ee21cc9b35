import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '#server/configuration/settings.ts';
import { hashPassword } from '#server/identity/embedded/passwords.ts';
import { enter } from '#server/identity/enter.ts';
import { createProfile } from '#server/profiles/createProfile.ts';
import { newId } from '#server/store/ids.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';

/** A person with an account of its own, and the profiles in it. */
export interface Owner {
  readonly mail: string;
  readonly accountId: string;
  readonly profileIds: readonly string[];
}

export interface FilledStore {
  /** Asks for the list and for details. */
  readonly reader: Owner;
  /** Makes new profiles, so that the reader's list stays as long as it is. */
  readonly maker: Owner;
}

export const password = 'bench-password-of-nobody';
const accounts = 200;
const profilesEach = 50;

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

/** A person with an account of its own and so many clients. Its mail is `name@example.com`. */
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

/** Fills a data directory with 10,000 profiles of 200 accounts, through the product's own store, and copies its database. */
export async function fillStore({ dataDir, key }: Configuration, copy: string): Promise<FilledStore> {
  const clock = { now: () => new Date() };
  const store = await openStore({ dataDir, databaseUrl: null, key, clock });
  try {
    const hash = await hashPassword(password);
    const reader = await anAgency(store, 'reader', hash, profilesEach);
    const maker = await anAgency(store, 'maker', hash, profilesEach);
    for (let index = 2; index < accounts; index += 1)
      await anAgency(store, `agency-${index}`, hash, profilesEach);
    return { reader, maker };
  } finally {
    await store.close();
    cpSync(join(dataDir, 'redress.sqlite'), copy);
  }
}
