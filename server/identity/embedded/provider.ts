import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Variant } from '#contract/shapes.ts';
import type { Clock } from '#server/store/context.ts';
import type { Store } from '#server/store/store.ts';
import { variants, type AttemptAllowance, type EmbeddedIdentity } from '../configuration.ts';
import type { SupportUser } from '../support.ts';
import { accountPages } from './accountPages.ts';
import { createDocumentSessions, type ReadDocumentSession } from './documentSession.ts';
import { createFactors } from './factors.ts';
import { createFormAnswers } from './formAnswers.ts';
import { forms } from './forms.ts';
import { createHostOf, pinAddress, type HostOf } from './hosts.ts';
import { createInvitingAgency } from './invitingAgency.ts';
import { createIssuer } from './issuer.ts';
import type { IdentityKeys } from './keys.ts';
import { logout } from './logout.ts';
import { createAccountMail } from './accountMail.ts';
import { mailForms } from './mailForms.ts';
import { createMailTokens } from './mailTokens.ts';
import { createProgress } from './progress.ts';
import { open } from './routeAccess.ts';
import { createSignIn } from './signIn.ts';
import { createSessionList } from './sessionList.ts';
import { createSignUp } from './signUp.ts';
import { pagesWhileUnavailable } from './unavailable.ts';

export interface ProviderOptions {
  readonly identity: EmbeddedIdentity;
  readonly keys: IdentityKeys;
  readonly store: Pick<
    Store,
    | 'users'
    | 'accounts'
    | 'clientLinks'
    | 'embeddedUsers'
    | 'secondFactors'
    | 'passkeys'
    | 'embeddedSessions'
    | 'oidcPayloads'
    | 'jobs'
    | 'attempts'
    | 'transaction'
  >;
  readonly supportUsers: readonly SupportUser[];
  readonly clock: Clock;
}

const usualSignIns: AttemptAllowance = { perMinute: 10, perHour: 100 };
const usualSignUps: AttemptAllowance = { perMinute: 10, perHour: 40 };

/** Paths that oidc-provider serves itself. */
const paths = [
  '/authorize',
  '/authorize/:interaction',
  '/oauth/token',
  '/oauth/revoke',
  '/userinfo',
  '/.well-known/jwks.json',
  '/.well-known/openid-configuration',
];

/**
 * Fastify writes nothing to a hijacked reply, so the headers from its hooks are copied. The page of a silent request
 * runs one script of oidc-provider, which adds its hash to `script-src`, inside a frame of our own page.
 */
function copyHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  );
  reply.raw.setHeader('x-content-type-options', 'nosniff');
  reply.raw.setHeader('referrer-policy', 'same-origin');
  reply.raw.removeHeader('x-frame-options');
}

function hand(hostOf: HostOf) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const host = hostOf(request);
    if (host === null) {
      reply.callNotFound();
      return reply;
    }
    pinAddress(request, host);
    copyHeaders(reply);
    reply.hijack();
    await host.provider.callback()(request.raw, reply.raw);
    return reply;
  };
}

/**
 * The embedded OpenID provider, with an issuer for each configured host on that host's own origin: silent renewal
 * then needs no third-party cookie. Returns what reads the session for the product's own pages.
 */
export async function identityProvider(
  app: FastifyInstance,
  options: ProviderOptions,
): Promise<ReadDocumentSession> {
  const { identity, keys, store, supportUsers, clock } = options;
  const { attempts, embeddedUsers: users, oidcPayloads: payloads } = store;
  const factors = createFactors({
    store,
    key: keys.factors,
    supportUsers,
    required: identity.secondFactor === 'required',
    clock,
  });
  const ports = { users, payloads, sessions: store.embeddedSessions, factors, clock };
  const issuer = (variant: Variant): Provider => {
    const provider = createIssuer(identity, variant, keys, ports);
    provider.proxy = true;
    // The message of a refusal is its error code. Its description can repeat what was sent, so it is not logged.
    const refused = (_ctx: unknown, error: Error) =>
      app.log.info({ reason: error.message }, 'identity refused');
    provider.on('authorization.error', refused);
    provider.on('grant.error', refused);
    provider.on('revocation.error', refused);
    provider.on('userinfo.error', refused);
    provider.on('server_error', (_ctx, error) => app.log.error({ reason: error.message }, 'identity failed'));
    return provider;
  };
  const hosts = variants.map((variant) => {
    let built = { keys: keys.signing.all, provider: issuer(variant) };
    return {
      variant,
      origin: identity.origins[variant],
      /** Built again when the signing keys change. It holds no state: that is in the store. */
      get provider() {
        if (built.keys !== keys.signing.all) built = { keys: keys.signing.all, provider: issuer(variant) };
        return built.provider;
      },
    };
  });
  const hostOf = createHostOf(hosts);
  const now = () => clock.now();

  const signIn = createSignIn({
    users,
    attempts,
    now,
    deviceKey: keys.devices,
    allowance: identity.signInAllowance ?? usualSignIns,
  });
  const progress = createProgress(payloads, clock);
  const answers = createFormAnswers(payloads, clock);
  const tokens = createMailTokens({ payloads, users, clock });
  const mail = createAccountMail({ store, tokens });
  const sessionList = createSessionList({ sessions: store.embeddedSessions, payloads, users, hosts });

  await app.register(async (pages) => {
    pagesWhileUnavailable(pages);
    await forms(pages, {
      hostOf,
      signIn,
      signUp: createSignUp({ users, attempts, now, allowance: identity.signUpAllowance ?? usualSignUps }),
      deviceKey: keys.devices,
      mail,
      users,
      invitingAgency: createInvitingAgency(store),
      factors,
      progress,
      answers,
      demonstrationMails: identity.demonstrationMails,
    });
    accountPages(pages, {
      hostOf,
      users,
      attempts,
      factors,
      progress,
      sessionList,
      signIn,
      mail,
      now,
      deviceKey: keys.devices,
      answers,
    });
    mailForms(pages, { hostOf, users, attempts, tokens, mail, sessionList, now, answers });
    logout(pages, { hostOf, identity });
  });

  await app.register(async (protocol) => {
    // oidc-provider reads the body itself; a parser of ours would leave it an empty stream.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of paths) {
      protocol.route({ method: ['GET', 'POST', 'OPTIONS'], url, ...open, handler: hand(hostOf) });
    }
  });

  return createDocumentSessions({ ...ports, hostOf, identity, keys });
}
