import type { Users } from '#server/store/users.ts';
import type { Session } from './session.ts';

/** What an account's own logs show for what support did in it; who of support it was stands with the support acts. */
const supportName = 'Redress Support';

/** The name under which an account's logs keep what a signed-in person does. */
export async function actorNameFor(
  { userId, isImpersonating }: Pick<Session, 'userId' | 'isImpersonating'>,
  users: Pick<Users, 'find'>,
): Promise<string> {
  if (isImpersonating) return supportName;
  return (await users.find(userId))?.fullName ?? '';
}
