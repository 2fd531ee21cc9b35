import type { Identity } from './identity.ts';

/** Milliseconds. A revoked key is trusted for at most this long. */
const maxAge = 60_000;
const mostTokens = 5_000;

/**
 * Caches tokens whose signature was verified within the last minute: a page makes a dozen requests at once with one
 * token, and RS256 takes longer than most of the replies. Only valid tokens are cached, and never beyond their
 * expiry.
 */
export function createRecentTokens(now = () => Date.now()) {
  const known = new Map<string, { readonly identity: Identity; readonly until: number }>();

  return {
    find(token: string): Identity | null {
      const found = known.get(token);
      if (found === undefined) return null;
      if (now() < found.until) return found.identity;
      known.delete(token);
      return null;
    },

    /** `expires` is the token's own `exp`, in seconds since 1970. */
    keep(token: string, identity: Identity, expires: number): void {
      const oldest = known.keys().next();
      if (known.size >= mostTokens && !oldest.done) known.delete(oldest.value);
      known.set(token, { identity, until: Math.min(expires * 1_000, now() + maxAge) });
    },
  };
}
