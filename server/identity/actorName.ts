import { supportName } from '#server/store/names.ts';
import type { Users } from '#server/store/users.ts';
import type { Session } from './session.ts';

/** The name in an account's logs for what a signed-in person does. */
export async function actorNameFor(
  { userId, isImpersonating }: Pick<Session, 'userId' | 'isImpersonating'>,
  users: Pick<Users, 'nameOf'>,
): Promise<string> {
  if (isImpersonating) return supportName;
  return (await users.nameOf(userId)) ?? '';
}
