import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '#contract/call.ts';
import { CallError } from '#contract/failures.ts';
import type { Variant } from '#contract/shapes.ts';
import { targetUserHeader } from '#contract/support.ts';
import type { CallLimits } from '#server/http/callLimits.ts';
import { found } from '#server/refusals.ts';
import type { Clock } from '#server/store/context.ts';
import { ignoreUnavailable } from '#server/store/unavailable.ts';
import type { Store } from '#server/store/store.ts';
import type { Caller } from '#server/store/recentMembers.ts';
import { enter } from './enter.ts';
import { requireFreshSignIn } from './freshSignIn.ts';
import type { Acting } from './impersonation.ts';
import type { IdentityConfiguration } from './configuration.ts';
import type { People, Person } from './people.ts';
import { noteRefusal } from './support.ts';
import type { Identity } from './identity.ts';
import { IdentityProviderUnavailable } from './identityProviderUnavailable.ts';
import type { Verifier } from './verify.ts';
import { forAccount } from '#server/store/wall.ts';

/** The user on whose behalf a request is made: a member of an account, on that account's own host. */
export interface Session {
  readonly userId: string;
  readonly accountId: string;
  readonly variant: Variant;
  readonly role: 'owner' | 'member';
  /** With `subject`, the person whose token it is. Under impersonation, this is the support agent and not the user. */
  readonly provider: string;
  readonly subject: string;
  /** Whether the owner of the token is a support agent. */
  readonly isSupport: boolean;
  /** Whether support is impersonating the user. */
  readonly isImpersonating: boolean;
  /** When the person last proved who they are; null if the token does not say. */
  readonly signedInAt: Date | null;
  /** IANA name of the account's time zone. */
  readonly timeZone: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Throws `unauthenticated` on a public route. */
    readonly session: Session;
    /** The token's owner, on a route that needs a person but no account. */
    readonly person: Identity;
    /** The session, if the request has one: for what happens to every request, whatever its access. */
    readonly caller: Session | null;
    /** The name and email address of the token's owner, as the identity provider knows them. */
    readonly askPerson: () => Promise<Person>;
    /** The token's owner as soon as the token is verified, even if the request is then refused. */
    readonly bearer: Identity | null;
  }
  interface FastifyContextConfig {
    /** A route with `public` needs no token; by default, every route needs one. */
    readonly access?: Access;
  }
}

export interface SessionOptions {
  readonly verify: Verifier;
  readonly origins: IdentityConfiguration['origins'];
  readonly people: People;
  readonly store: Pick<Store, 'users' | 'closings' | 'transaction'>;
  readonly acting: Acting;
  readonly clock: Clock;
  readonly limits: CallLimits;
  /** Whether sensitive calls need a recent sign-in. */
  readonly stepUp: boolean;
}

/** Until the person's browser says where they are (`noteWhereabouts`). */
const usualTimeZone = 'America/New_York';
/** Precision of "last active", in milliseconds: a write with each request would cost more than the request. */
const activityStep = 60_000;
/** Auth0's tokens do not say when the password was entered, so a return after this long counts as a sign-in. */
const absence = 8 * 60 * 60_000;

/** The part of a request that says who is calling, and on which host. */
type CallerRequest = Pick<FastifyRequest, 'host'> & {
  readonly log: Pick<FastifyRequest['log'], 'warn'>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

function bearerOf({ headers }: CallerRequest): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(String(headers['authorization'] ?? ''))?.[1];
  if (token === undefined) throw new CallError('unauthenticated');
  return token;
}

function whatHappened({ user }: Caller, identity: Identity, now: Date): 'signedIn' | 'active' | null {
  const active = user.lastActive === null ? 0 : Date.parse(user.lastActive);
  const signedIn = user.lastSignIn === null ? 0 : Date.parse(user.lastSignIn);
  if (signedIn === 0) return 'signedIn';
  if (
    identity.signedInAt === null ? now.getTime() - active > absence : identity.signedInAt.getTime() > signedIn
  ) {
    return 'signedIn';
  }
  return now.getTime() - active > activityStep ? 'active' : null;
}

/** The user to impersonate; null if callers act for themselves. */
function targetOf({ headers }: CallerRequest): string | null {
  const target = headers[targetUserHeader.toLowerCase()];
  return target === undefined ? null : String(target);
}

/**
 * Turns a token into its session. Throws `unauthenticated`, `wrongHost` with the right origin, or `busy`; with a
 * user to impersonate, also `forbidden`, `notFound`, and `invalid`.
 */
export function createSessionReader({
  verify,
  origins,
  people,
  store,
  acting,
  clock,
}: Omit<SessionOptions, 'limits' | 'stepUp'>) {
  const hosts = new Map(
    (['b2b', 'b2c'] as const).map((variant) => [new URL(origins[variant]).host, variant] as const),
  );

  async function memberOf(identity: Identity, token: string, variant: Variant): Promise<Caller> {
    const { provider, subject } = identity;
    const known = await store.users.findCaller(provider, subject);
    if (known) return known;
    // A token from the other host's issuer creates no account here; the reply says which host is right.
    const home = identity.variant ?? variant;
    if (home !== variant) throw new CallError('wrongHost', origins[home]);
    if (await store.closings.isClosed({ provider, subject })) throw new CallError('accountClosed');
    const person = await people(identity, token);
    return enter(store, { provider, subject, variant, timeZone: usualTimeZone, ...person });
  }

  return async function readSession(
    request: CallerRequest,
    onVerified: (identity: Identity) => void = () => undefined,
  ): Promise<Session> {
    const token = bearerOf(request);
    const identity = await verify(token);
    onVerified(identity);
    const variant = found(hosts.get(request.host.toLowerCase()));

    const target = targetOf(request);
    if (target !== null && !acting.isSupport(identity)) noteRefusal(request.log, identity);
    const member = await (target === null
      ? memberOf(identity, token, variant)
      : acting.memberFor(identity, target));
    const { user, account } = member;
    if (account.variant !== variant) throw new CallError('wrongHost', origins[account.variant]);

    // Whether an address is confirmed changes at Auth0, which is no reason to refuse a sign-in while it doesn't answer.
    const noteMail = async () => {
      const { verifiedMail = null } = await people(identity, token);
      await forAccount(account.id, () => store.users.noteVerifiedMail(account.id, user.id, verifiedMail));
    };
    // An impersonated user has not been active themselves.
    const what = target === null ? whatHappened(member, identity, clock.now()) : null;
    // People can still read while the disk is full.
    if (what === 'signedIn' && user.lastSignIn !== null && identity.provider === 'auth0')
      await noteMail().catch((error: unknown) => {
        if (!(error instanceof IdentityProviderUnavailable)) ignoreUnavailable(error);
      });
    if (what)
      await forAccount(account.id, () => store.users.touch(account.id, user.id, what)).catch(
        ignoreUnavailable,
      );
    return {
      userId: user.id,
      accountId: account.id,
      variant,
      role: user.role,
      provider: identity.provider,
      subject: identity.subject,
      isSupport: acting.isSupport(identity),
      isImpersonating: target !== null,
      signedInAt: identity.signedInAt,
      timeZone: account.timeZone,
    };
  };
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new CallError('unauthenticated');
  return value;
}

/**
 * Gives every request of this instance its session, before other hooks see it. Call it, or register it, before the
 * routes.
 */
export async function session(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const read = createSessionReader(options);
  const { limits, stepUp, clock } = options;
  const sessions = new WeakMap<FastifyRequest, Session>();
  const people = new WeakMap<FastifyRequest, Identity>();
  const bearers = new WeakMap<FastifyRequest, Identity>();
  app.decorateRequest('session', {
    getter(this: FastifyRequest) {
      return known(sessions.get(this));
    },
  });
  app.decorateRequest('person', {
    getter(this: FastifyRequest) {
      return known(people.get(this));
    },
  });
  app.decorateRequest('askPerson', function (this: FastifyRequest) {
    return options.people(known(people.get(this)), bearerOf(this));
  });
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return sessions.get(this) ?? null;
    },
  });
  app.decorateRequest('bearer', {
    getter(this: FastifyRequest) {
      return bearers.get(this) ?? null;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'public') return;
    try {
      if (access === 'token') {
        const identity = await options.verify(bearerOf(request));
        people.set(request, identity);
        bearers.set(request, identity);
      } else sessions.set(request, await read(request, (identity) => bearers.set(request, identity)));
    } catch (error) {
      if (error instanceof IdentityProviderUnavailable)
        request.log.warn({ reason: error.reason }, 'identity provider unavailable');
      await limits.countAddress(request, reply);
      throw error;
    }
    await limits.countPerson(request, reply);
    const own = sessions.get(request);
    if (own === undefined) return;
    // Every log line of this request names the account, and both identities if support impersonates a user.
    request.log = request.log.child({ account: own.accountId });
    await limits.countAccount(request, reply);
    if (stepUp) requireFreshSignIn(request.routeOptions.config.call, own, clock.now());
    if (!own.isImpersonating) return;
    request.log = request.log.child({ support: `${own.provider}:${own.subject}`, actsFor: own.userId });
    await forAccount(own.accountId, () => options.acting.admit(own, request.routeOptions.config.call));
  });
}

// When registered, it belongs to the instance that registers it and not to a scope of its own.
Object.assign(session, { [Symbol.for('skip-override')]: true });
