import type { Identity } from './identity.ts';

/** Milliseconds. A key that is withdrawn is believed no longer than this. */
const believedFor = 60_000;
const mostTokens = 5_000;

/**
 * The tokens whose signature was checked within the last minute: a page asks for a dozen things at once with one token,
 * and RS256 costs more than most of the answers. Only good tokens are kept, none past its own end.
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
      known.set(token, { identity, until: Math.min(expires * 1_000, now() + believedFor) });
    },
  };
}
