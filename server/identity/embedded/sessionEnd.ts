import { CallError } from '#contract/failures.ts';
import type { OidcPayloads } from '#server/store/oidcPayloads.ts';
import { sessionsOf } from './adapter.ts';
import type { Verifier } from '../verify.ts';

/**
 * Refuses tokens of the embedded provider once their session has ended, so that sign-out takes effect right away and
 * not a quarter of an hour later: at once in the process that ended the session, and within five seconds in other
 * processes of the same store.
 */
export function refuseAfterEnd(verify: Verifier, sessions: Pick<OidcPayloads, 'isLiving'>): Verifier {
  return async (token) => {
    const identity = await verify(token);
    const { variant, sessionId } = identity;
    if (variant === null) return identity;
    if (sessionId === null || !(await sessions.isLiving(sessionsOf(variant), sessionId))) {
      throw new CallError('unauthenticated');
    }
    return identity;
  };
}
