import { type Auth0Client, createAuth0Client } from '@auth0/auth0-spa-js';
import { configuration } from '#src/browser/configuration.ts';
import { forgetOnSignOut } from '#src/browser/forgetting.ts';
import { storedLanguage } from '#src/browser/languageChoice.ts';

/** The identity provider's side of the session. In a chunk of its own: it is all that is loaded before a sign-in. */
let client: Auth0Client | null = null;

async function connected(): Promise<Auth0Client> {
  const { domain, clientId, audience } = configuration.identity;
  client ??= await createAuth0Client({
    domain,
    clientId,
    cacheLocation: 'memory',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    authorizationParams: { audience, redirect_uri: window.location.origin, scope: 'openid profile email' },
  });
  return client;
}

/** Authentication errors are kept for whoever looks into them, and logged; people see a sentence, never these. */
const errors: unknown[] = [];
function note(error: unknown): void {
  errors.push(error);
  // oxlint-disable-next-line no-console -- the specification wants authentication errors logged
  console.error('Authentication failed', error);
}

/** Finishes a sign-in that is on its way back, or finds the session there is. Whether somebody is signed in. */
export async function restoreSession(): Promise<boolean> {
  const auth = await connected();
  const query = new URLSearchParams(window.location.search);
  if (query.has('state') && (query.has('code') || query.has('error'))) {
    try {
      const { appState } = await auth.handleRedirectCallback<{ target?: string }>();
      window.history.replaceState(null, '', ownPath(appState?.target));
    } catch (error) {
      note(error);
      window.history.replaceState(null, '', '/');
    }
  } else {
    await auth.checkSession().catch(note);
  }
  return auth.isAuthenticated();
}

/** Only a path of ours is returned to, whatever the state says. */
function ownPath(target: string | undefined): string {
  return target !== undefined && /^\/(?![/\\])/.test(target) ? target : '/';
}

export async function signIn(target: string): Promise<void> {
  const auth = await connected();
  await auth.loginWithRedirect({
    appState: { target },
    authorizationParams: { ui_locales: storedLanguage() },
  });
}

/** A valid access token, renewed silently when it has run out, or anew when asked. Goes to the sign-in when the session is over. */
export async function accessToken(anew = false): Promise<string> {
  const auth = await connected();
  try {
    const token = await auth.getTokenSilently({ cacheMode: anew ? 'off' : 'on' });
    if (token === undefined) throw new Error('The provider gave no token');
    return token;
  } catch (error) {
    note(error);
    const { pathname, search, hash } = window.location;
    await signIn(`${pathname}${search}${hash}`);
    // The page is leaving; whoever waits for the token waits with it.
    return new Promise(() => undefined);
  }
}

export async function signOut(): Promise<void> {
  const auth = await connected();
  forgetOnSignOut();
  await auth.logout({ logoutParams: { returnTo: configuration.marketingUrl } });
}
