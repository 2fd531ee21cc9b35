import type { CallShape } from './call.ts';
import { failureStatus, type FailureCode } from './failures.ts';

/** How any call can fail, whatever it does. The database may be unavailable. */
const always = ['tooManyTries', 'unexpected', 'unavailable'] as const;
/**
 * Verifying a token needs the identity provider's keys, which may be unreachable for a moment. Its person may have closed
 * their account.
 */
const withToken = ['unauthenticated', 'accountClosed', 'busy'] as const;
/** An account belongs to one host. Only support may name another user, who may not exist, or several may fit. */
const withAccount = [
  'invalid',
  'wrongHost',
  'forbidden',
  'reasonNeeded',
  'consentNeeded',
  'notFound',
] as const;

/** Support proves who they are again before every call that changes something for someone else. */
const needsFresh = ({ method, access = 'member', needsFreshSignIn }: CallShape): boolean =>
  needsFreshSignIn === true || (access === 'member' && method !== 'GET');

function shapeFailures({
  method,
  access = 'member',
  params,
  query,
  body,
  upload,
  perDay,
  ...rest
}: CallShape): FailureCode[] {
  const hasPayload = body !== undefined || upload !== undefined;
  return [
    ...always,
    ...(access === 'public' ? [] : withToken),
    ...(access === 'member' ? withAccount : []),
    ...(needsFresh({ method, access, ...rest }) ? (['freshSignInNeeded'] as const) : []),
    ...(params === undefined ? [] : (['notFound'] as const)),
    ...(method !== 'GET' || query !== undefined ? (['invalid'] as const) : []),
    ...(hasPayload ? (['fileTooLarge'] as const) : []),
    ...(perDay === undefined ? [] : (['dailyLimit'] as const)),
  ];
}

/** Every code that a call can fail with, in the order of `failureStatus`: those of its shape and its own. */
export function failuresOf(call: CallShape): readonly FailureCode[] {
  const own = new Set([...shapeFailures(call), ...(call.failures ?? [])]);
  return (Object.keys(failureStatus) as FailureCode[]).filter((code) => own.has(code));
}
