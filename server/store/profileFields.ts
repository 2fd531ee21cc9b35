import type { KeyObject } from 'node:crypto';
import { open, seal } from '#server/sealing/seal.ts';
import { openedOr, type NoteDamage } from '#server/sealing/unsealError.ts';
import { displayName, foldedName } from './names.ts';

/** Values that are not sealed: lists and pages may show them. */
export interface ProfileNames {
  readonly profileName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly mail: string;
  readonly city: string;
  /** Name of the state, or ''. */
  readonly state: string;
  readonly postalCode: string;
}

/** Values that are stored sealed. `ssn` is nine digits or '', `dob` is `YYYY-MM-DD`. */
export interface Sensitive {
  readonly ssn: string;
  readonly dob: string;
  readonly streetAddress: string;
}

/** What an opened or unopened profile shows of its row, besides what is sealed. */
export const profileColumns = [
  'profile.id',
  'profile.profile_name as profileName',
  'profile.first_name as firstName',
  'profile.last_name as lastName',
  'profile.phone',
  'profile.mail',
  'profile.city',
  'profile.state',
  'profile.postal_code as postalCode',
  'profile.status',
  'profile.version',
  'profile.latest_session_id as latestSessionId',
  'profile.created_at as createdAt',
  'profile.updated_at as updatedAt',
] as const;

/** The unsealed columns, and two derived names for searching and sorting. */
export function nameColumns(names: ProfileNames) {
  return {
    profile_name: names.profileName,
    first_name: names.firstName,
    last_name: names.lastName,
    phone: names.phone,
    mail: names.mail,
    city: names.city,
    state: names.state,
    postal_code: names.postalCode,
    search_name: foldedName(`${names.profileName} ${names.firstName} ${names.lastName}`),
    sort_name: foldedName(displayName(names)),
  };
}

const columns = { ssn: 'sealed_ssn', dob: 'sealed_dob', streetAddress: 'sealed_street' } as const;

interface Owner {
  readonly accountId: string;
  readonly profileId: string;
}

function sealContext({ accountId, profileId }: Owner, field: keyof Sensitive) {
  return { account: accountId, table: 'profile', column: columns[field], row: profileId };
}

export function sealedColumns(key: KeyObject, owner: Owner, clear: Sensitive) {
  return {
    sealed_ssn: seal(key, sealContext(owner, 'ssn'), clear.ssn),
    sealed_dob: seal(key, sealContext(owner, 'dob'), clear.dob),
    sealed_street: seal(key, sealContext(owner, 'streetAddress'), clear.streetAddress),
  };
}

/** Some of the sensitive values; absent ones stay unchanged. */
export type SensitiveChange = { readonly [field in keyof Sensitive]?: string | undefined };

export function changedColumns(key: KeyObject, owner: Owner, { ssn, dob, streetAddress }: SensitiveChange) {
  return {
    ...(ssn !== undefined && { sealed_ssn: seal(key, sealContext(owner, 'ssn'), ssn) }),
    ...(dob !== undefined && { sealed_dob: seal(key, sealContext(owner, 'dob'), dob) }),
    ...(streetAddress !== undefined && {
      sealed_street: seal(key, sealContext(owner, 'streetAddress'), streetAddress),
    }),
  };
}

/** Throws UnsealError. With `noteDamage`, a damaged value is '' instead. */
export function openColumns(
  key: KeyObject,
  owner: Owner,
  row: ReturnType<typeof sealedColumns>,
  noteDamage?: NoteDamage,
): Sensitive {
  const value = (field: keyof Sensitive) => {
    const column = columns[field];
    return openedOr(() => open(key, sealContext(owner, field), row[column]), '', column, noteDamage);
  };
  return { ssn: value('ssn'), dob: value('dob'), streetAddress: value('streetAddress') };
}
