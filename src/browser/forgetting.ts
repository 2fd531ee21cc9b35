import { actFor } from './actingFor.ts';

/** Drafts of half-done work stand in session storage under keys that begin so. */
export const draftPrefix = 'draft:';

/** Sign-out forgets who was looked at, whom support acted for, that the walkthrough was seen, and what was half done; nothing else. */
export function forgetOnSignOut(): void {
  actFor(null);
  localStorage.removeItem('recentProfiles');
  localStorage.removeItem('firstTime');
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
}
