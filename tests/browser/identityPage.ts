/**
 * The smallest possible application: auth0-spa-js unchanged, one state, three buttons. Bundled by the test, run in
 * Chromium.
 */
import { Auth0Client } from '@auth0/auth0-spa-js';

const mode = new URLSearchParams(location.search).get('mode') ?? sessionStorage.getItem('mode') ?? 'iframe';
sessionStorage.setItem('mode', mode);

const client = new Auth0Client({
  domain: location.origin,
  clientId: 'redress-web',
  useRefreshTokens: mode === 'refresh',
  useRefreshTokensFallback: mode === 'refresh',
  authorizationParams: { audience: 'urn:redress:api', redirect_uri: location.origin, ui_locales: 'en' },
});

function show(id: string, text: string): void {
  const place = document.getElementById(id);
  if (place) place.textContent = text;
}

function on(id: string, work: () => Promise<void>): void {
  document.getElementById(id)?.addEventListener('click', () => {
    work().catch((error: unknown) => show('state', `failed: ${String(error)}`));
  });
}

on('sign-in', () =>
  client.loginWithRedirect({ appState: { target: `${location.pathname}${location.search}` } }),
);
on('sign-out', () => client.logout({ logoutParams: { returnTo: `${location.origin}/` } }));
on('renew', async () => {
  show('answer', '');
  const token = await client.getTokenSilently({ cacheMode: 'off' });
  const answer = await fetch('/api/whoami', { headers: { authorization: `Bearer ${token}` } });
  show('answer', await answer.text());
});

async function start(): Promise<void> {
  if (new URLSearchParams(location.search).has('code')) {
    const { appState } = await client.handleRedirectCallback<{ target: string }>();
    history.replaceState(null, '', appState?.target ?? '/');
  } else {
    await client.checkSession();
  }
  const user = await client.getUser();
  show('state', user?.email === undefined ? 'nobody' : `${user.name} <${user.email}>`);
}

start().catch((error: unknown) => show('state', `failed: ${String(error)}`));
