import { configuration } from '#src/browser/configuration.ts';
import { impersonatedUser } from '#src/browser/impersonation.ts';
import { documentSession } from './documentSession.ts';
import { firstProfiles } from './firstProfiles.ts';
import { lostAfter } from './lostAfter.ts';

/** What every page of an account asks for. */
const always = ['/api/v1/myInformation', '/api/v1/notifications?latest=true'];
/** What the pages on which most visits begin also ask for. */
export const earlyCalls = [
  ...always,
  `/api/v1/profiles?${new URLSearchParams(firstProfiles).toString()}`,
  '/api/v1/profile/logs?latest=true',
  '/api/v1/generations?latest=true',
  '/api/v1/work',
];
/** A consumer's home asks whether they are also an agency's client. */
const ofConsumers = ['/api/v1/client'];

/** Milliseconds. A page that asks later wants what is true then. */
const freshFor = 8_000;
/** Milliseconds in which a page and the frame around it ask for the same. */
const atOnce = 1_000;

const asked = new Map<string, { readonly reply: Promise<unknown>; until: number }>();

/**
 * Asks for a page's data before its code is there, with the token that came with the page. Only what a person sees of
 * their own account: impersonation is decided later.
 * @param isFirst whether it is a page on which most visits begin
 */
export function askEarly(isFirst: boolean): void {
  if (documentSession === null || impersonatedUser() !== null || window.location.hash !== '') return;
  const headers = {
    authorization: `Bearer ${documentSession.token}`,
    // Every call says so (acceptance list, A16).
    'content-type': 'application/json',
  };
  const own = configuration.variant === 'b2c' ? ofConsumers : [];
  for (const address of isFirst ? [...earlyCalls, ...own] : always) {
    // Everyone who takes the reply waits for it, so it is given up like that of any other call.
    const reply = fetch(`${configuration.api}${address}`, { headers, signal: AbortSignal.timeout(lostAfter) })
      .then((response) => (response.ok ? response.json() : null))
      // A call that is made as any other says why.
      .catch(() => null);
    asked.set(address, { reply, until: Date.now() + freshFor });
  }
}

/** A call that changes something: what was asked for before it may be out of date. */
export const forgetEarly = (): void => asked.clear();

/**
 * What was asked for early, for everyone who asks at once. Null if it was not asked for, is another person's by now, or
 * went wrong: the call is then made as any other, and says why.
 */
export async function takeEarly(address: string): Promise<unknown> {
  const early = asked.get(address);
  if (early === undefined || Date.now() > early.until || impersonatedUser() !== null) return null;
  early.until = Math.min(early.until, Date.now() + atOnce);
  return early.reply;
}
