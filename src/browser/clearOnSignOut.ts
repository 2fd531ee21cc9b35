import { draftPrefix } from './draftPrefix.ts';
import { setImpersonatedUser } from './impersonation.ts';

/**
 * On sign-out, forgets recent profiles, the impersonated user, that the walkthrough was seen, and unfinished drafts;
 * nothing else.
 */
export function clearOnSignOut(): void {
  setImpersonatedUser(null);
  localStorage.removeItem('recentProfiles');
  localStorage.removeItem('firstTime');
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
}
