import {
  errors,
  interactionPolicy,
  Provider,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Variant } from '#contract/shapes.ts';
import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import type { OidcPayloads } from '#server/store/oidcPayloads.ts';
import { accountAddress } from './accountAccess.ts';
import { accountClientId } from './accountClient.ts';
import { clientKeyParameter, printLinkParameter } from '#contract/limits.ts';
import { createAdapter } from './adapter.ts';
import { issuerOf, type EmbeddedIdentity } from '../configuration.ts';
import type { IdentityKeys } from './keys.ts';
import { languageOf } from '#server/pages/language.ts';
import { errorPage, unavailablePage } from './pages/messagePage.ts';
import {
  noteSession,
  personOf,
  sessionLife,
  sessionSeconds,
  type SessionUsePorts,
  untilIdle,
} from './sessionUse.ts';
import { answerUnavailable, isUnavailable, orUnavailable, startAgain } from './unavailable.ts';

/** Seconds. */
const life = {
  accessToken: 10 * 60,
  idToken: 10 * 60,
  code: 60,
  form: 60 * 60,
} as const;

/** The scopes that Auth0 grants to the same client; the API itself has none. */
const scopes = 'openid profile email offline_access';

const now = (): number => Math.floor(Date.now() / 1_000);

export interface IssuerPorts extends SessionUsePorts {
  readonly users: EmbeddedUsers;
  readonly payloads: OidcPayloads;
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
async function keepSession(ctx: KoaContextWithOIDC, variant: Variant, ports: IssuerPorts): Promise<void> {
  const uid = ctx.oidc.entities.RefreshToken?.sessionUid;
  const session = uid === undefined ? undefined : await ctx.oidc.provider.Session.findByUid(uid);
  if (!session) return;
  if ((await personOf(session, variant, ports)) === null) throw new errors.InvalidGrant('sign-in needed');
  await session.save(sessionSeconds(session));
  await noteSession(session, variant, ctx.get('user-agent'), ports);
}

/** The usual reasons to ask for a sign-in, and our own. */
function policyOf(variant: Variant, ports: IssuerPorts) {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy.get('login')?.checks.add(
    new Check('sign_in_again', 'A new sign-in is needed', 'login_required', async (ctx) => {
      const { session } = ctx.oidc;
      return session?.accountId !== undefined && (await personOf(session, variant, ports)) === null
        ? Check.REQUEST_PROMPT
        : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
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
      {
        client_id: accountClientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${origin}${accountAddress}`],
      },
    ],
    jwks: { keys: [...keys.signing.all] },
    cookies: { keys: [keys.cookies], long: cookie, short: cookie },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
    },
    interactions: {
      policy: policyOf(variant, ports),
      url: (_ctx, interaction) => `/identity/${interaction.uid}`,
    },
    clientBasedCORS: (_ctx, from) => from === origin,
    pkce: { required: () => true },
    scopes: scopes.split(' '),
    responseTypes: ['code'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    // auth0-spa-js reads the name and email address from the ID token and never calls /userinfo.
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint', clientKeyParameter, printLinkParameter],
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
      if (user === null || user.isDisabled) return undefined;
      return { accountId: id, claims: () => ({ sub: id, name: user.fullName, email: user.mail }) };
    },
    extraTokenClaims(ctx) {
      const { AuthorizationCode: code, RefreshToken: refresh } = ctx.oidc.entities;
      const source = code ?? refresh;
      // The token names its session and its family, so that it ends with each of them.
      return { auth_time: source?.authTime, sid: source?.sessionUid, fam: source?.grantId };
    },
    loadExistingGrant: (ctx) => loadExistingGrant(ctx, audience),
    // The scope offline_access is dropped unless the person is asked for consent, and first-party clients don't
    // ask.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    async rotateRefreshToken(ctx) {
      await keepSession(ctx, variant, ports);
      return true;
    },
    ttl: {
      AccessToken: life.accessToken,
      AuthorizationCode: life.code,
      Grant: sessionLife.signIn,
      IdToken: life.idToken,
      Interaction: life.form,
      RefreshToken: (_ctx, token) => untilIdle(token.iiat ?? now()),
      Session: (_ctx, session) => sessionSeconds(session),
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
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    if (ctx.oidc?.route !== 'authorization' && ctx.oidc?.route !== 'resume') return;
    const { session } = ctx.oidc;
    if (session !== undefined) await noteSession(session, variant, ctx.get('user-agent'), ports);
  });
  // The session cookie expires with the session's idle time as it was when written, but each refresh extends the
  // session without the browser. So the cookie is made to last longer, and the store alone decides.
  const sessionCookie = new RegExp(`^${provider.cookieName('session')}(\\.sig)?=(?!;)`);
  provider.use(async (ctx, next) => {
    await next();
    const lines = ctx.response.headers['set-cookie'];
    if (!Array.isArray(lines)) return;
    const end = new Date(Date.now() + sessionLife.signIn * 1_000).toUTCString();
    ctx.res.setHeader(
      'set-cookie',
      lines.map((line) =>
        sessionCookie.test(line) ? line.replace(/expires=[^;]+/i, `expires=${end}`) : line,
      ),
    );
  });
  return provider;
}
