import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { sessionMachine } from '#machines/session.ts';
import type { Ending, SessionEvent } from '#machines/sessionSetup.ts';
import { adoptImpersonatedUser } from '#src/browser/impersonation.ts';
import { here } from '#src/browser/signInCallback.ts';
import { isEmbedded } from '#src/browser/embeddedIdentity.ts';
import {
  isSomeoneElses,
  noteEnding,
  noteReturned,
  noteSignedIn,
  onEndElsewhere,
} from '#src/browser/signedIn.ts';
import { currentInspector } from '#src/workflow/actors.ts';
import { wire } from '#src/workflow/wire.ts';
import { signInHere } from './freshSignIn.ts';
import { heldToken, leaveClosed, redirectToSignIn, renewToken, restoreSession, signOut } from './tokens.ts';

export type Session = ActorRefFrom<typeof sessionMachine>;

const wired = wire(sessionMachine, {
  restoreSession: async (_input, signal) => {
    const person = await restoreSession();
    // Another tab has signed out in the meantime.
    if (signal.aborted || person === null) return false;
    noteSignedIn(person);
    // The address now shows the page that was requested.
    adoptImpersonatedUser();
    return true;
  },
  redirectToSignIn: ({ target }) => redirectToSignIn(target),
  renewToken: () => renewToken(),
  signInHere: async () => {
    await signInHere();
    noteReturned();
  },
  signOut: () => signOut(),
  leaveClosed: () => leaveClosed(),
}).provide({ actions: { tellOtherTabs: (_, { how }) => noteEnding(how) } });

let session: Session | null = null;
let isPageInUse = () => false;

/**
 * Where the person is as their session ends, and whether the page stays: another provider's window can't report back
 * (docs/decisions/0046), and no one is shown someone else's page.
 */
export const ended = () => ({ target: here(), isInUse: isEmbedded() && isPageInUse() && !isSomeoneElses() });

/** What it means for this tab that the session ended in another. */
function eventOf(how: Ending): SessionEvent {
  if (how === 'closed') return { type: 'account.close' };
  return how === 'signedOut' ? { type: 'otherTab.signOut' } : { type: 'otherTab.expire', ...ended() };
}

/** The account is closed: every page of it is left for the one that says so. */
export function leaveClosedAccount(): void {
  session?.send({ type: 'account.close' });
}

/**
 * Starts the page's session.
 * @param target where the person wants to go; null on a public page
 * @param inUse whether leaving the page now would lose something
 */
export function openSession(target: string | null, inUse: () => boolean): Session {
  const inspect = currentInspector();
  const begun = createActor(wired, { input: { target }, ...(inspect && { inspect }) }).start();
  onEndElsewhere((how) => begun.send(eventOf(how)));
  session = begun;
  isPageInUse = inUse;
  return begun;
}

/**
 * A valid access token, renewed silently if it has expired or if a new one is requested. Never settles if the page
 * leaves for the sign-in.
 */
export async function accessToken(fresh = false): Promise<string> {
  const held = fresh ? undefined : await heldToken();
  if (held !== undefined) return held;
  if (session === null) throw new Error('The session was not begun');
  session.send({ type: 'session.expire', ...ended() });
  const { context } = await waitFor(session, (state) => state.matches('signedIn'));
  const token = context.failure === null ? await heldToken() : undefined;
  if (token === undefined) throw new TypeError('No connection to the identity provider');
  return token;
}
