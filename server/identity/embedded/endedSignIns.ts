import type { EmbeddedUser } from '#server/store/embeddedUsers.ts';

type SignedOut = Pick<EmbeddedUser, 'signedOutAt' | 'keptSession'>;

const second = 1_000;
const endOf = ({ signedOutAt }: SignedOut): number =>
  signedOutAt === null ? -Infinity : Date.parse(signedOutAt);

/**
 * Whether a person's sign-ins were ended after this one began: by a new password, another second factor, or a sign-out everywhere.
 * A sign-in may be unfinished for an hour, and no list of sessions has it (decision 171).
 * @param began milliseconds since 1970; undefined for sign-ins that an earlier release began
 */
export const hasEnded = (user: SignedOut, began: number | undefined): boolean => (began ?? 0) < endOf(user);

/** The same of a session, which knows the second of its sign-in. That of the end itself doesn't count. */
export const hasSessionEnded = (user: SignedOut, uid: string, loginTs: number | undefined): boolean =>
  uid !== user.keptSession && (loginTs ?? 0) <= Math.floor(endOf(user) / second);

/** The second of a sign-in that has not ended, for its session: later than that of the end. */
export const secondOf = (user: SignedOut, began: number): number =>
  Math.max(Math.floor(began / second), user.signedOutAt === null ? 0 : Math.floor(endOf(user) / second) + 1);
