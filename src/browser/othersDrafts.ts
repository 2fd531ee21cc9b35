import { draftPrefix } from './draftPrefix.ts';

/** Removes what others left unfinished in this tab: their session ended without a sign-out, and this person has signed in since. */
export function dropOthersDrafts(userId: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(draftPrefix) && !key.startsWith(`${draftPrefix}${userId}:`))
      sessionStorage.removeItem(key);
}
