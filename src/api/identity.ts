import { Auth0Client } from '@auth0/auth0-spa-js';
import { actFor } from '#src/browser/actingFor.ts';
import { configuration } from '#src/browser/configuration.ts';
import { forgetOnSignOut } from '#src/browser/forgetting.ts';
import { storedLanguage } from '#src/browser/languageChoice.ts';
import { isReturning } from '#src/browser/returning.ts';

/** The identity provider's side of the session. In a chunk of its own: it is all that is loaded before a sign-in. */
let client: Auth0Client | null = null;

function connected(): Auth0Client {
  const { domain, clientId, audience } = configuration.identity;
  client ??= new Auth0Client({
    domain,
    clientId,
    cacheLocation: 'memory',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    authorizationParams: { audience, redirect_uri: window.location.origin, scope: 'openid profile email' },
  });
  return client;
}

/** Authentication errors are logged for whoever looks into them. The session's chart keeps what failed; people see a sentence of it. */
function note(error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants authentication errors logged
  console.error('Authentication failed', error);
}

/** The provider's word for what went wrong (OAuth 2.0, section 4.1.2.1); '' when nothing answered. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'error' in error ? String(error.error) : '';
}

/** Where the person wanted to be whom the provider refused. */
function targetOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('appState' in error)) return undefined;
  const { appState } = error;
  if (typeof appState !== 'object' || appState === null || !('target' in appState)) return undefined;
  return String(appState.target);
}

/** The address of a sign-in that was finished before, or in another tab: no failure, it is asked anew. */
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

/** The provider's name of the person whom this page was opened for. */
let person: string | null = null;

/** Whom the tokens at hand speak for; null when there are none. */
const speaksFor = async (auth: Auth0Client): Promise<string | null> => (await auth.getUser())?.sub ?? null;

/** Finishes a sign-in that is on its way back, or finds the session there is. The provider's name of the person; null when nobody is signed in. */
export async function restoreSession(): Promise<string | null> {
  const auth = connected();
  if (isReturning()) await finishSignIn(auth);
  else await auth.checkSession();
  person = await speaksFor(auth);
  return person;
}

/** Only a path of ours is returned to, whatever the state says. */
function ownPath(target: string | undefined): string {
  return target !== undefined && /^\/(?![/\\])/.test(target) ? target : '/';
}

/** Leaves for the sign-in, which returns to `target`. Whoever signs in there acts for nobody else. */
export async function redirectToSignIn(target: string): Promise<void> {
  actFor(null);
  await connected().loginWithRedirect({
    appState: { target },
    authorizationParams: { ui_locales: storedLanguage() },
  });
}

/** The access token there is while it lasts, of the person whom the page was opened for and of nobody else. */
export async function heldToken(): Promise<string | undefined> {
  const auth = connected();
  const token = await auth.getTokenSilently({ cacheMode: 'cache-only' });
  return (await speaksFor(auth)) === person ? token : undefined;
}

/**
 * No word of the provider's about the session: nothing answered, something before it did, or another tab has renewed its
 * own token for too long (the client lets one tab at a time do so, by a lock).
 */
const unanswered: readonly string[] = [
  '',
  'request_error',
  'server_error',
  'temporarily_unavailable',
  'timeout',
];

/** Gets a new access token. Throws a TypeError when nothing answered, and another error when the session is over. */
export async function renewToken(): Promise<void> {
  const auth = connected();
  try {
    await auth.getTokenSilently({ cacheMode: 'off' });
  } catch (error) {
    note(error);
    throw unanswered.includes(codeOf(error)) ? new TypeError('The identity provider did not answer') : error;
  }
  // Where the refresh token is refused, the client asks for whoever is signed in by now.
  if ((await speaksFor(auth)) !== person) throw new Error('Somebody else has signed in');
}

/** Forgets what this browser keeps of the person and leaves for the end of the session at the provider. */
export async function signOut(): Promise<void> {
  const auth = connected();
  forgetOnSignOut();
  await auth.logout({ logoutParams: { returnTo: configuration.marketingUrl } });
}
