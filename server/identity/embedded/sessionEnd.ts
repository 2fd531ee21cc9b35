import { CallError } from '#contract/failures.ts';
import type { OidcPayloads } from '#server/store/oidcPayloads.ts';
import { sessionsOf } from './adapter.ts';
import type { Verifier } from '../verify.ts';

/**
 * Refuses the embedded provider's tokens once the session that they were given in is over: signed out is signed out, not
 * a quarter of an hour later. In the process that ended it that holds at once, in another one of the same store within five seconds.
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
