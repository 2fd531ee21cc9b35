import { CallError } from '#contract/failures.ts';
import type { OidcPayloads } from '#server/store/oidcPayloads.ts';
import type { Closings } from '#server/store/closings.ts';
import { grantsOf, sessionsOf } from './adapter.ts';
import type { Verifier } from '../verify.ts';

/**
 * Refuses tokens of the embedded provider once their session or their family of refresh tokens has ended, so that
 * sign-out, a stolen refresh token that was used twice, and a revoked one take effect right away and not ten minutes
 * later: at once in the process where it happened, and within five seconds in other processes of the same store. The
 * tokens of a closed account are refused with `accountClosed`, so that its pages can say so.
 */
export function refuseAfterEnd(
  verify: Verifier,
  payloads: Pick<OidcPayloads, 'isLiving' | 'isKept'>,
  closings: Pick<Closings, 'isClosed'>,
): Verifier {
  return async (token) => {
    const identity = await verify(token);
    const { variant, sessionId, familyId } = identity;
    if (variant === null) return identity;
    const lives =
      sessionId !== null &&
      familyId !== null &&
      (await payloads.isLiving(sessionsOf(variant), sessionId)) &&
      (await payloads.isKept(grantsOf(variant), familyId));
    if (!lives)
      throw new CallError((await closings.isClosed(identity)) ? 'accountClosed' : 'unauthenticated');
    return identity;
  };
}
