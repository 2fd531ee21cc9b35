/** Whether this is the address of a sign-in on its way back (OAuth 2.0, sections 4.1.2 and 4.1.2.1). */
export function isReturning(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/**
 * Whether this browser may have a session, or is on its way back from the sign-in: the identity provider's client leaves a
 * cookie of this name while it may.
 */
export const mayBeSignedIn = (): boolean => isReturning() || document.cookie.includes('.is.authenticated=');

/** Where the person is: path, query and fragment. Nobody wants to be where a sign-in comes back. */
export function here(): string {
  const { pathname, search, hash } = window.location;
  return isReturning() ? '/' : `${pathname}${search}${hash}`;
}
