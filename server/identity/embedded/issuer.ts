import { errors, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Variant } from '#contract/shapes.ts';
import type { Clock } from '#server/store/context.ts';
import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import type { OidcPayloads } from '#server/store/oidcPayloads.ts';
import { createAdapter } from './adapter.ts';
import { issuerOf, type EmbeddedIdentity } from '../configuration.ts';
import type { IdentityKeys } from './keys.ts';
import { languageOf } from './pages/language.ts';
import { errorPage, unavailablePage } from './pages/messagePage.ts';
import { answerUnavailable, isUnavailable, orUnavailable, startAgain } from './unavailable.ts';

/** Seconds. */
const life = {
  accessToken: 15 * 60,
  idToken: 15 * 60,
  code: 60,
  form: 60 * 60,
  /** A session or refresh token that was not used for this long expires. */
  idle: 8 * 60 * 60,
  /** The longest time a person stays signed in without entering the password. */
  signIn: 30 * 24 * 60 * 60,
} as const;

/** The scopes that Auth0 grants to the same client; the API itself has none. */
const scopes = 'openid profile email offline_access';

const now = (): number => Math.floor(Date.now() / 1_000);
const untilIdle = (since: number): number => Math.max(1, Math.min(life.idle, since + life.signIn - now()));

export interface IssuerPorts {
  readonly users: EmbeddedUsers;
  readonly payloads: OidcPayloads;
  readonly clock: Clock;
}

/** The URLs that the browser may be sent back to after sign-in. */
const callbacks = (origin: string): string[] => [origin, `${origin}/`, `${origin}/callback`];

/**
 * A first-party client gets its grant without consent. There is one grant per session, so that ending the session
 * ends all its tokens.
 */
async function loadExistingGrant(ctx: KoaContextWithOIDC, audience: string) {
  const { client, session, account, provider } = ctx.oidc;
  if (!client || !account) return undefined;
  const known = session?.grantIdFor(client.clientId);
  const found = known === undefined ? undefined : await provider.Grant.find(known);
  if (found && found.accountId === account.accountId) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(scopes);
  grant.addResourceScope(audience, scopes);
  await grant.save();
  return grant;
}

/** Using a refresh token extends the session; otherwise a page left open would outlive its session. */
async function keepSession(ctx: KoaContextWithOIDC): Promise<void> {
  const uid = ctx.oidc.entities.RefreshToken?.sessionUid;
  const session = uid === undefined ? undefined : await ctx.oidc.provider.Session.findByUid(uid);
  if (session) await session.save(untilIdle(session.loginTs ?? now()));
}

function configurationOf(
  identity: EmbeddedIdentity,
  variant: Variant,
  keys: IdentityKeys,
  ports: IssuerPorts,
) {
  const { audience, clientId } = identity;
  const origin = identity.origins[variant];
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;

  return {
    adapter: createAdapter(ports.payloads, variant, ports.clock),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: callbacks(origin),
      },
    ],
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies], long: cookie, short: cookie },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
    },
    interactions: { url: (_ctx, interaction) => `/identity/${interaction.uid}` },
    clientBasedCORS: (_ctx, from) => from === origin,
    pkce: { required: () => true },
    scopes: scopes.split(' '),
    responseTypes: ['code'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    // auth0-spa-js reads the name and email address from the ID token and never calls /userinfo.
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint'],
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        // As with Auth0, a client that names no audience gets a token for /userinfo only.
        defaultResource: (ctx, _client, oneOf) => oneOf?.[0] ?? named(ctx.oidc.params?.['audience']),
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, resource) {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            audience,
            scope: scopes,
            accessTokenTTL: life.accessToken,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    async findAccount(_ctx, id) {
      const user = await orUnavailable(ports.users.find(id));
      if (user === null) return undefined;
      return { accountId: id, claims: () => ({ sub: id, name: user.fullName, email: user.mail }) };
    },
    extraTokenClaims(ctx) {
      const { AuthorizationCode: code, RefreshToken: refresh } = ctx.oidc.entities;
      const source = code ?? refresh;
      // The token names its session, so that it ends with the session.
      return { auth_time: source?.authTime, sid: source?.sessionUid };
    },
    loadExistingGrant: (ctx) => loadExistingGrant(ctx, audience),
    // The scope offline_access is dropped unless the person is asked for consent, and first-party clients don't
    // ask.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    async rotateRefreshToken(ctx) {
      await keepSession(ctx);
      return true;
    },
    ttl: {
      AccessToken: life.accessToken,
      AuthorizationCode: life.code,
      Grant: life.signIn,
      IdToken: life.idToken,
      Interaction: life.form,
      RefreshToken: (_ctx, token) => untilIdle(token.iiat ?? now()),
      Session: (_ctx, session) => untilIdle(session.loginTs ?? now()),
    },
    renderError(ctx, out, error) {
      // These endpoints are called by programs, so they reply in JSON whatever the Accept header says.
      if (['token', 'revocation', 'userinfo', 'jwks', 'discovery'].includes(ctx.oidc.route)) {
        ctx.body = out;
        return;
      }
      const language = languageOf({ acceptLanguage: ctx.get('accept-language') });
      ctx.type = 'html';
      ctx.body = isUnavailable(error)
        ? unavailablePage(language, startAgain)
        : errorPage(language, error instanceof errors.SessionNotFound ? 'expired' : 'broken');
    },
  } satisfies Configuration;
}

const named = (parameter: unknown): string | undefined =>
  typeof parameter === 'string' && parameter !== '' ? parameter : undefined;

/**
 * The OpenID provider of one host. Each setting was checked against auth0-spa-js: without any one of them, sign-in,
 * silent renewal, or refresh stops working.
 */
export function createIssuer(
  identity: EmbeddedIdentity,
  variant: Variant,
  keys: IdentityKeys,
  ports: IssuerPorts,
): Provider {
  const provider = new Provider(
    issuerOf(identity.origins[variant]),
    configurationOf(identity, variant, keys, ports),
  );
  answerUnavailable(provider);
  // The session cookie expires with the session's idle time as it was when written, but each refresh extends the
  // session without the browser. So the cookie is made to last longer, and the store alone decides.
  const sessionCookie = new RegExp(`^${provider.cookieName('session')}(\\.sig)?=(?!;)`);
  provider.use(async (ctx, next) => {
    await next();
    const lines = ctx.response.headers['set-cookie'];
    if (!Array.isArray(lines)) return;
    const end = new Date(Date.now() + life.signIn * 1_000).toUTCString();
    ctx.res.setHeader(
      'set-cookie',
      lines.map((line) =>
        sessionCookie.test(line) ? line.replace(/expires=[^;]+/i, `expires=${end}`) : line,
      ),
    );
  });
  return provider;
}
