import { everyPagesCalls, firstCallsOf } from '#contract/earlyCalls.ts';
import { configuration } from '#src/browser/configuration.ts';
import { impersonatedUser } from '#src/browser/impersonation.ts';
import { takeDocumentReplies } from './documentReplies.ts';
import { documentSession } from './documentSession.ts';
import { lostAfter } from './lostAfter.ts';

/** Milliseconds. A page that asks later wants what is true then. */
const freshFor = 8_000;
/** Milliseconds in which a page and the frame around it ask for the same. */
const atOnce = 1_000;

const asked = new Map<string, { readonly reply: Promise<unknown>; until: number }>();

/**
 * Takes a page's data out of the page, and asks before its code is there for what isn't in it, with the token that came with
 * the page. Only what a person sees of their own account: impersonation is decided later.
 * @param isFirst whether it is a page on which most visits begin
 */
export function askEarly(isFirst: boolean): void {
  const written = takeDocumentReplies();
  if (documentSession === null || impersonatedUser() !== null || window.location.hash !== '') return;
  const headers = {
    authorization: `Bearer ${documentSession.token}`,
    // Every call says so (acceptance list, A16).
    'content-type': 'application/json',
  };
  const ask = (address: string): Promise<unknown> =>
    // Everyone who takes the reply waits for it, so it is given up like that of any other call.
    fetch(`${configuration.api}${address}`, { headers, signal: AbortSignal.timeout(lostAfter) })
      .then((response) => (response.ok ? response.json() : null))
      // A call that is made as any other says why.
      .catch(() => null);
  const addresses = isFirst ? firstCallsOf(configuration.variant) : everyPagesCalls;
  for (const address of new Set([...addresses, ...written.keys()])) {
    const reply = written.has(address) ? Promise.resolve(written.get(address)) : ask(address);
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
