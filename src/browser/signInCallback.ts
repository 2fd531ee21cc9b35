/** Whether this is the address of a returning sign-in (OAuth 2.0, sections 4.1.2 and 4.1.2.1). */
export function isReturning(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/**
 * Whether this browser may have a session, or is returning from the sign-in: the identity provider's client sets a
 * cookie with this name while it may.
 */
export const mayBeSignedIn = (): boolean => isReturning() || document.cookie.includes('.is.authenticated=');

/** The current location: path, query, and fragment. The callback address of a sign-in does not count. */
export function here(): string {
  const { pathname, search, hash } = window.location;
  return isReturning() ? '/' : `${pathname}${search}${hash}`;
}
