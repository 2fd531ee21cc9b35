import type { Session } from 'oidc-provider';
import type { Variant } from '#contract/shapes.ts';
import type { Clock } from '#server/store/context.ts';
import type { EmbeddedSessions } from '#server/store/embeddedSessions.ts';
import type { EmbeddedUser, EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import { ignoreUnavailable } from '#server/store/unavailable.ts';
import { browserNameOf } from './browserName.ts';
import { hasSessionEnded } from './endedSignIns.ts';
import type { Factors } from './factors.ts';
import { orUnavailable } from './unavailable.ts';

/** Seconds. */
export const sessionLife = {
  /** A session or refresh token that was not used for this long expires. */
  idle: 8 * 60 * 60,
  /** The longest time a person stays signed in without entering the password. */
  signIn: 30 * 24 * 60 * 60,
} as const;

export interface SessionUsePorts {
  readonly sessions: Pick<EmbeddedSessions, 'seen'>;
  readonly factors: Pick<Factors, 'isRequired'>;
  readonly users: Pick<EmbeddedUsers, 'find'>;
  readonly clock: Clock;
}

const now = (): number => Math.floor(Date.now() / 1_000);

/** Seconds until a session that began at `since`, and is used now, expires. */
export const untilIdle = (since: number): number =>
  Math.max(1, Math.min(sessionLife.idle, since + sessionLife.signIn - now()));

export const sessionSeconds = (session: Session): number => untilIdle(session.loginTs ?? now());

/** Records the session in the list that its person sees. @param browser the request's user agent */
export async function noteSession(
  session: Session,
  variant: Variant,
  browser: string,
  { sessions, clock }: Pick<SessionUsePorts, 'sessions' | 'clock'>,
): Promise<void> {
  const { accountId, uid } = session;
  if (accountId === undefined) return;
  const expiresAt = new Date(clock.now().getTime() + sessionSeconds(session) * 1_000);
  // The list is a service to the person: without disk space, they still sign in.
  await sessions
    .seen({ uid, userId: accountId, variant, expiresAt, ...browserNameOf(browser) })
    .catch(ignoreUnavailable);
}

/**
 * The person of a session; null if they have to sign in again: they are gone or disabled, or it was opened before their sign-ins
 * were ended, or without the second factor that they need, before it was required, or before they became staff.
 */
export async function personOf(
  { accountId, amr, uid, loginTs }: Session,
  variant: Variant,
  { factors, users }: Pick<SessionUsePorts, 'factors' | 'users'>,
): Promise<EmbeddedUser | null> {
  const person = accountId === undefined ? null : await orUnavailable(users.find(accountId));
  if (person === null || person.isDisabled || hasSessionEnded(person, uid, loginTs)) return null;
  const isComplete =
    amr?.includes('mfa') === true || !(await orUnavailable(factors.isRequired(person.id, variant)));
  return isComplete ? person : null;
}
