import type { DocumentSession } from '#contract/service.ts';
import { isReturning } from '#src/browser/signInCallback.ts';

/** A session that the server wrote into the page, and when its token must be replaced (milliseconds since 1970). */
interface HeldSession extends DocumentSession {
  readonly until: number;
}

/** Seconds: a token that is about to expire could be refused when it arrives. */
const margin = 20;

/** The server writes what the contract describes, and its tests enforce that. */
const isSession = (written: unknown): written is DocumentSession =>
  typeof written === 'object' && written !== null && 'token' in written && 'seconds' in written;

/** Takes the session out of the page, so that nothing that reads the page finds its token. */
function take(): HeldSession | null {
  const element = document.getElementById('redress-session');
  if (element === null) return null;
  element.remove();
  const written: unknown = JSON.parse(element.textContent);
  // A returning sign-in decides who is signed in.
  if (!isSession(written) || isReturning()) return null;
  return { ...written, until: Date.now() + (written.seconds - margin) * 1_000 };
}

/** Null if the page came without a session. */
export const documentSession: HeldSession | null = take();
