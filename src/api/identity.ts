import { Auth0Client } from '@auth0/auth0-spa-js';
import { clientKeyParameter, printLinkParameter } from '#contract/limits.ts';
import { setImpersonatedUser } from '#src/browser/impersonation.ts';
import { configuration } from '#src/browser/configuration.ts';
import { closedPage } from '#src/browser/closedPage.ts';
import { clearOnSignOut } from '#src/browser/clearOnSignOut.ts';
import { chosenLanguage, storedLanguage } from '#src/browser/languageChoice.ts';
import { isReturning } from '#src/browser/signInCallback.ts';
import { lostAfter } from './lostAfter.ts';
import { openSignInWindow } from './signInWindow.ts';

/** The identity provider's side of the session. It has its own chunk because it is all that loads before a sign-in. */
let client: Auth0Client | null = null;

function connected(): Auth0Client {
  const { domain, clientId, audience } = configuration.identity;
  client ??= new Auth0Client({
    domain,
    clientId,
    cacheLocation: 'memory',
    // The client sends again what was lost, but a code can be exchanged only once.
    httpTimeoutInSeconds: lostAfter / 1_000,
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    authorizationParams: { audience, redirect_uri: window.location.origin, scope: 'openid profile email' },
  });
  return client;
}

/** Logs authentication errors for diagnosis. The session machine keeps the failure; people see a message about it. */
function note(error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants authentication errors logged
  console.error('Authentication failed', error);
}

/** The provider's error code (OAuth 2.0, section 4.1.2.1); '' if nothing answered. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'error' in error ? String(error.error) : '';
}

/** Where the person wanted to go when the provider refused them. */
function targetOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('appState' in error)) return undefined;
  const { appState } = error;
  if (typeof appState !== 'object' || appState === null || !('target' in appState)) return undefined;
  return String(appState.target);
}

/**
 * The address of a sign-in that has already been finished, perhaps in another tab. That is not a failure: sign-in
 * starts again.
 */
const usedUp: readonly string[] = ['missing_transaction', 'state_mismatch'];

async function finishSignIn(auth: Auth0Client): Promise<void> {
  try {
    const { appState } = await auth.handleRedirectCallback<{ target?: string }>();
    window.history.replaceState(null, '', ownPath(appState?.target));
  } catch (error) {
    note(error);
    window.history.replaceState(null, '', ownPath(targetOf(error)));
    if (!usedUp.includes(codeOf(error))) throw error;
    await auth.checkSession();
  }
}

/** The provider's subject for the person this page was opened for. */
let person: string | null = null;
/** Their email address, to fill in when they sign in again. */
let mail: string | undefined;

/** Takes over the person for whom the server has opened the page. */
export function adoptPerson(opened: { readonly person: string; readonly mail: string }): void {
  ({ person, mail } = opened);
}

/** The subject of the current tokens; null if there are none. */
const speaksFor = async (auth: Auth0Client): Promise<string | null> => (await auth.getUser())?.sub ?? null;

/**
 * Finishes a sign-in that is returning, or finds an existing session. Returns the provider's subject, or null if no
 * one is signed in.
 */
export async function restoreSession(): Promise<string | null> {
  const auth = connected();
  if (isReturning()) await finishSignIn(auth);
  else await auth.checkSession();
  const user = await auth.getUser();
  person = user?.sub ?? null;
  mail = user?.email;
  return person;
}

/** Returns only to a path of ours, no matter what the state says. */
function ownPath(target: string | undefined): string {
  return target !== undefined && /^\/(?![/\\])/.test(target) ? target : '/';
}

/** Lets our own sign-in name the agency that sent a client, or say why a print shop signs in. No other provider gets a key. */
function invitationIn(target: string): Record<string, string> {
  if (configuration.identity.domain !== window.location.origin) return {};
  if (/^\/print\/[^?]+\?(?:.*&)?key=/.test(target)) return { [printLinkParameter]: 'true' };
  const key = /^\/client\/([\w-]+)/.exec(target)?.[1];
  return key === undefined ? {} : { [clientKeyParameter]: key };
}

/** Leaves for the sign-in, which returns to `target`. Impersonation ends there. */
export async function redirectToSignIn(target: string): Promise<void> {
  setImpersonatedUser(null);
  const language = chosenLanguage();
  await connected().loginWithRedirect({
    appState: { target },
    authorizationParams: { ...(language !== null && { ui_locales: language }), ...invitationIn(target) },
  });
}

/** The current access token, while it is valid and belongs to the person this page was opened for. */
export async function heldToken(): Promise<string | undefined> {
  const auth = connected();
  const token = await auth.getTokenSilently({ cacheMode: 'cache-only' });
  return (await speaksFor(auth)) === person ? token : undefined;
}

/**
 * The provider said nothing about the session: nothing answered, something in between did, or another tab has held
 * the renewal lock for too long (the client lets one tab renew at a time).
 */
const unanswered: readonly string[] = [
  '',
  'request_error',
  'server_error',
  'temporarily_unavailable',
  'timeout',
];

/**
 * The refresh token was used before: the reply to that was lost, and the client, or the next call, sent the same one again. The
 * provider then ends its family of tokens, but not the session.
 */
const refreshRefused = 'invalid_grant';

async function newToken(): Promise<void> {
  try {
    await connected().getTokenSilently({ cacheMode: 'off' });
  } catch (error) {
    if (codeOf(error) !== refreshRefused) throw error;
    note(error);
    // A client without a refresh token asks the session itself, in a hidden frame, so that the page and what was typed stay.
    client = null;
    await connected().getTokenSilently({ cacheMode: 'off' });
  }
}

/** Rejects with a TypeError when a call would have given up: the client tries three times, each for as long. */
async function inTime(work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new TypeError('The identity provider took too long'));
  const timer = setTimeout(giveUp, lostAfter);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Gets a new access token. Throws a TypeError if nothing answered, and another error if the session is over. */
export async function renewToken(): Promise<void> {
  try {
    await inTime(newToken());
  } catch (error) {
    note(error);
    throw unanswered.includes(codeOf(error)) ? new TypeError('The identity provider did not answer') : error;
  }
  // If the refresh token is refused, the client asks for the person who is signed in now.
  if ((await speaksFor(connected())) !== person) throw new Error('Someone else has signed in');
}

/** Seconds: long enough to find a phone and set up a second factor. */
const patience = 10 * 60;

/**
 * Signs the same person in again, in a window of its own, so that the page stays as it is. Call it in response to a
 * click, or the browser blocks the window. Rejects if the window is closed, or if someone else signs in.
 */
export async function signInAgain(): Promise<void> {
  const auth = connected();
  try {
    const popup = openSignInWindow();
    if (popup === null) throw new Error('The browser blocked the window');
    await auth.loginWithPopup(
      {
        authorizationParams: {
          prompt: 'login',
          ui_locales: storedLanguage(),
          ...(mail !== undefined && { login_hint: mail }),
        },
      },
      { popup, timeoutInSeconds: patience },
    );
  } catch (error) {
    note(error);
    throw error;
  }
  if ((await speaksFor(auth)) !== person) throw new Error('Someone else has signed in');
}

/** Forgets what this browser stores about the person and ends the session at the provider. */
export async function signOut(): Promise<void> {
  const auth = connected();
  clearOnSignOut();
  await auth.logout({ logoutParams: { returnTo: configuration.marketingUrl } });
}

/** Does the same after the account was closed, and returns to the page that says so. */
export async function leaveClosed(): Promise<void> {
  const auth = connected();
  clearOnSignOut();
  await auth.logout({ logoutParams: { returnTo: `${window.location.origin}${closedPage}` } });
}
