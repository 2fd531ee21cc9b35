import type { Call } from '#contract/call.ts';
import { CallError } from '#contract/failures.ts';
import type { Session } from './session.ts';

/** Milliseconds since the sign-in within which sensitive calls are accepted. */
const freshFor = 5 * 60_000;

/**
 * Throws `freshSignInNeeded` for a call that a browser left open must not make: one that opens or destroys sensitive
 * data, and everything support changes while impersonating someone. The sign-in that makes it fresh asks for the
 * second factor of everyone who has one.
 */
export function requireFreshSignIn(
  call: Call | undefined,
  { signedInAt, isImpersonating }: Pick<Session, 'signedInAt' | 'isImpersonating'>,
  now: Date,
): void {
  if (call === undefined) return;
  const isSensitive = call.needsFreshSignIn === true || (isImpersonating && call.method !== 'GET');
  if (!isSensitive) return;
  if (signedInAt === null || now.getTime() - signedInAt.getTime() > freshFor)
    throw new CallError('freshSignInNeeded');
}
