import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EmbeddedUser } from '#server/store/embeddedUsers.ts';

export const deviceCookie = 'redress_device';
/** Seconds. */
export const deviceLife = 365 * 24 * 60 * 60;
/** Maximum number of people who are remembered on one browser. */
const maxMarks = 5;

/**
 * A browser on which a person has signed in keeps a mark in a cookie. Guessing from elsewhere slows down the account
 * but not this browser, so nobody can lock out the owner by failing on purpose. A new password invalidates old
 * marks.
 */
function markOf(user: Pick<EmbeddedUser, 'id' | 'passwordHash'>, key: string): string {
  return createHmac('sha256', key).update(`${user.id}\n${user.passwordHash}`).digest('base64url');
}

function marksIn(cookie: string | undefined): string[] {
  return (cookie ?? '')
    .split('.')
    .filter((mark) => /^[\w-]{43}$/.test(mark))
    .slice(0, maxMarks);
}

export function isKnownDevice(
  user: Pick<EmbeddedUser, 'id' | 'passwordHash'>,
  cookie: string | undefined,
  key: string,
): boolean {
  const own = Buffer.from(markOf(user, key));
  return marksIn(cookie).some((mark) => timingSafeEqual(Buffer.from(mark), own));
}

/** The cookie's value after this person signed in, the most recent person first. */
export function rememberDevice(
  user: Pick<EmbeddedUser, 'id' | 'passwordHash'>,
  cookie: string | undefined,
  key: string,
): string {
  const own = markOf(user, key);
  return [own, ...marksIn(cookie).filter((mark) => mark !== own)].slice(0, maxMarks).join('.');
}
