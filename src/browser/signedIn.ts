import type { Ending } from '#machines/session.ts';

/**
 * Who is signed in in this browser, told to all its tabs by local storage: the person, or how the session ended. Storage
 * and no channel, because it also tells a tab that slept, or was brought back by the Back button, what has happened since.
 */
const key = 'signedIn';

/** What stands there for the person whom this tab shows. */
let own: string | null = null;

/** @param person the provider's name of the person. */
export function noteSignedIn(person: string): void {
  try {
    localStorage.setItem(key, `person:${person}`);
    own = `person:${person}`;
  } catch {
    // Storage is full or switched off: the server still refuses what other tabs ask once the session is over.
    own = null;
  }
}

/** Somebody else's session, begun in another tab since, stays. */
export function noteEnding(how: Ending): void {
  if (how === 'signedOut' || (own !== null && localStorage.getItem(key) === own))
    localStorage.setItem(key, how);
}

/** How the session that stood there before has ended; null when it has not. */
function endingOf(before: string | null): Ending | null {
  const now = localStorage.getItem(key);
  if (before === null || now === before) return null;
  return now === null || now === 'signedOut' ? 'signedOut' : 'expired';
}

/** Hears of an end of the session in another tab: at once, or when the page is shown again as it was left. */
export function onEndElsewhere(ended: (how: Ending) => void): void {
  const tell = (how: Ending | null) => {
    if (how !== null) ended(how);
  };
  window.addEventListener('storage', (event) => {
    // A tab that is only finding out who is there has nobody of its own yet.
    if (event.key === key || event.key === null) tell(endingOf(own ?? event.oldValue));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell(endingOf(own));
  });
}
