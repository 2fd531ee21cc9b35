import { foldName } from '#vocabulary/foldName.ts';

/** The name in an account's logs for what support did; the support acts record which agent it was. */
export const supportName = 'Redress Support';

/** A client's display name: the profile name, otherwise the person's name, otherwise the email address. */
export function displayName(names: {
  readonly profileName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mail: string;
}): string {
  return names.profileName || `${names.firstName} ${names.lastName}`.trim() || names.mail;
}

/** A name as it is sorted and searched: folded, without spaces around it. */
export const foldedName = (name: string): string => foldName(name).trim();
