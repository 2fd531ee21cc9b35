import type { Ending } from '#machines/sessionSetup.ts';

/**
 * Who is signed in in this browser, shared with all tabs through local storage: the person, or how the session
 * ended. Storage rather than a channel, because it also informs a tab that was asleep or was restored by Back.
 */
const key = 'signedIn';

/** What is stored for the person this tab shows. */
let own: string | null = null;

/** @param person the provider's subject for the person. */
export function noteSignedIn(person: string): void {
  try {
    localStorage.setItem(key, `person:${person}`);
    own = `person:${person}`;
  } catch {
    // Storage is full or disabled; once the session is over, the server still refuses calls from other tabs.
    own = null;
  }
}

/**
 * Whether a page that was sent for a person came after they had left: in another tab, their session has ended, or someone else's has
 * begun. A page without anything stored knows nothing.
 */
export function hasLeft(person: string): boolean {
  try {
    const now = localStorage.getItem(key);
    return now !== null && now !== `person:${person}`;
  } catch {
    return false;
  }
}

/** The person of this tab has signed in again. */
export function noteReturned(): void {
  if (own !== null) localStorage.setItem(key, own);
}

/** Whether another person has signed in in this browser since then. */
export function isSomeoneElses(): boolean {
  if (own === null) return false;
  const now = localStorage.getItem(key);
  return now !== own && now?.startsWith('person:') === true;
}

/** A session that someone else has started in another tab since then stays. */
export function noteEnding(how: Ending): void {
  if (how !== 'expired' || (own !== null && localStorage.getItem(key) === own))
    localStorage.setItem(key, how);
}

/** How the session stored there ended; null if it has not. */
function endingOf(before: string | null): Ending | null {
  const now = localStorage.getItem(key);
  if (before === null || now === before) return null;
  if (now === 'closed') return now;
  return now === null || now === 'signedOut' ? 'signedOut' : 'expired';
}

/** Calls back when the session ends in another tab: at once, or when the page is restored from history. */
export function onEndElsewhere(ended: (how: Ending) => void): void {
  const tell = (how: Ending | null) => {
    if (how !== null) ended(how);
  };
  window.addEventListener('storage', (event) => {
    // A tab that is still determining who is signed in has no person of its own yet.
    if (event.key === key || event.key === null) tell(endingOf(own ?? event.oldValue));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell(endingOf(own));
  });
}
