import { hasLeft } from '#src/browser/signedIn.ts';
import { documentSession } from './documentSession.ts';
import { forgetEarly } from './earlyCalls.ts';
import type * as identityClient from './identity.ts';

/**
 * The token that came with the page until it is renewed, and the identity provider's client from then on. The client
 * is loaded when it is needed for the first time: to renew, to sign in, or to sign out.
 */
let ofPage = documentSession;
let fromPage = documentSession;
let loading: Promise<typeof identityClient> | null = null;

function identity(): Promise<typeof identityClient> {
  loading ??= import('./identity.ts').then(
    (loaded) => {
      if (ofPage !== null) loaded.adoptPerson(ofPage);
      return loaded;
    },
    () => {
      // Asked again, it is loaded again.
      loading = null;
      throw new TypeError('The sign-in could not be loaded');
    },
  );
  return loading;
}

/**
 * Leaves alone what came with a page that was still loading when its person signed out in another tab, or someone else signed in
 * there: the provider is asked who is signed in.
 * @returns whether nothing that came with the page may be shown
 */
export function leaveOutdatedPage(): boolean {
  if (ofPage === null || !hasLeft(ofPage.person)) return false;
  ofPage = null;
  fromPage = null;
  forgetEarly();
  return true;
}

/** The provider's subject for the person who is signed in; null if no one is. */
export async function restoreSession(): Promise<string | null> {
  return fromPage !== null && Date.now() < fromPage.until
    ? fromPage.person
    : (await identity()).restoreSession();
}

/** The current access token, while it is valid and belongs to the person this page was opened for. */
export async function heldToken(): Promise<string | undefined> {
  if (fromPage === null) return (await identity()).heldToken();
  return Date.now() < fromPage.until ? fromPage.token : undefined;
}

/** Gets a new access token. Throws a TypeError if nothing answered, and another error if the session is over. */
export async function renewToken(): Promise<void> {
  await (await identity()).renewToken();
  fromPage = null;
}

/** Leaves for the sign-in, which returns to `target`. */
export async function redirectToSignIn(target: string): Promise<void> {
  fromPage = null;
  await (await identity()).redirectToSignIn(target);
}

/** Loads what a sign-in needs, before someone asks for it: a window may only be opened right after a click. */
export const prepareSignIn = (): void => void identity().catch(() => undefined);

/** Signs the same person in again in a window of its own. */
export async function signInAgain(): Promise<void> {
  await (await identity()).signInAgain();
  fromPage = null;
}

/** Forgets what this browser stores about the person and ends the session at the provider. */
export async function signOut(): Promise<void> {
  fromPage = null;
  await (await identity()).signOut();
}

/** Does the same, and goes to the page that says that the account is closed. */
export async function leaveClosed(): Promise<void> {
  fromPage = null;
  await (await identity()).leaveClosed();
}
