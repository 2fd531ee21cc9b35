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

/**
 * A name without case and accents, so that `jose` finds `José`. Computed here because `lower()` and collations
 * differ between the engines.
 */
export function foldedName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
