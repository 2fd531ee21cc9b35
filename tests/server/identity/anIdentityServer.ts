import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { CallError, failureStatus } from '#contract/failures.ts';
import { createImpersonation } from '#server/identity/impersonation.ts';
import type { EmbeddedIdentity } from '#server/identity/configuration.ts';
import { loadIdentityKeys, type IdentityKeys } from '#server/identity/embedded/keys.ts';
import { embeddedPeople } from '#server/identity/people.ts';
import { identityProvider } from '#server/identity/embedded/provider.ts';
import type { SupportUser } from '#server/identity/support.ts';
import { session } from '#server/identity/session.ts';
import { refuseAfterEnd } from '#server/identity/embedded/sessionEnd.ts';
import { createVerifier } from '#server/identity/verify.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { noLimits } from '#tests/support/noLimits.ts';
import { putTables } from '#tests/support/preparedFolders.ts';
import { createVisitor, type Visitor } from '../../support/token/visitor.ts';

export interface IdentityServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly keys: IdentityKeys;
  readonly identity: EmbeddedIdentity;
  /** A fresh browser on that host. */
  readonly visitor: (variant: 'b2b' | 'b2c') => Visitor;
  /** The time on the server's clock, in milliseconds. */
  readonly now: () => number;
  /** Advances the clock that delays sign-ins; tokens keep the real time. */
  readonly wait: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

export const application = { clientId: 'redress-web', audience: 'urn:redress:api' };

/**
 * The provider and one protected call, on a real port with a real store. The host names are those of the browser's
 * URLs. Only `wait` advances a frozen clock.
 */
export async function anIdentityServer(
  overrides: Partial<EmbeddedIdentity> & {
    port?: number;
    frozen?: boolean;
    pages?: (app: FastifyInstance) => void;
    supportUsers?: readonly SupportUser[];
  } = {},
): Promise<IdentityServer> {
  const { port = 0, frozen = false, pages, supportUsers = [], ...given } = overrides;
  const dataDir = await mkdtemp(join(tmpdir(), 'redress-identity-'));
  let ahead = 0;
  const start = Date.now();
  const clock = { now: () => new Date((frozen ? start : Date.now()) + ahead) };
  await putTables(dataDir);
  const store = await openStore({
    dataDir,
    databaseUrl: null,
    key: { given: 'ab'.repeat(32), file: join(dataDir, 'key') },
    clock,
  });
  const named = port === 0 ? 4_000 : port;
  const identity: EmbeddedIdentity = {
    provider: 'embedded',
    origins: { b2b: `http://localhost:${named}`, b2c: `http://my.localhost:${named}` },
    ...application,
    marketingUrl: 'https://redress.example/',
    demonstrationMails: null,
    secondFactor: 'optional',
    stepUp: false,
    signInAllowance: { perMinute: 1_000, perHour: 1_000 },
    signUpAllowance: { perMinute: 1_000, perHour: 1_000 },
    ...given,
  };
  const keys = await loadIdentityKeys(store.secrets, clock);
  const app = fastify({ logger: false });
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof CallError)) throw error;
    return reply.code(failureStatus[error.code]).send({ ok: false, code: error.code, error: error.detail });
  });
  const documentSession = await identityProvider(app, { identity, keys, store, supportUsers, clock });
  app.get('/session', async (request, reply) => ({ session: await documentSession(request, reply) }));
  await app.register(async (api) => {
    await api.register(session, {
      verify: refuseAfterEnd(
        createVerifier({ ...identity, keys: keys.signing }),
        store.oidcPayloads,
        store.closings,
      ),
      origins: identity.origins,
      people: embeddedPeople(store.embeddedUsers),
      store,
      acting: createImpersonation({ store, supportUsers, clock }),
      clock,
      limits: noLimits,
      stepUp: identity.stepUp,
    });
    api.get('/api/whoami', (request) => request.session);
    api.get('/api/open', { config: { access: 'public' } }, () => ({ ok: true }));
    api.get('/api/open/whoami', { config: { access: 'public' } }, (request) => request.session);
  });
  pages?.(app);
  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;

  return {
    app,
    store,
    keys,
    identity,
    visitor: (variant) => createVisitor(identity.origins[variant], listening),
    now: () => clock.now().getTime(),
    wait: (milliseconds) => {
      ahead += milliseconds;
    },
    close: async () => {
      await app.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
