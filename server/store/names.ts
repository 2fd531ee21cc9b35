/** What a client is called: its profile name, else the person's, else its mail. */
export function displayName(names: {
  readonly profileName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mail: string;
}): string {
  return names.profileName || `${names.firstName} ${names.lastName}`.trim() || names.mail;
}

/**
 * A name for comparing: without case and accents, so that `jose` finds `José`. Made here and not by the engines,
 * whose `lower()` and collations differ.
 */
export function foldedName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
