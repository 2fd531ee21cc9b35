import type { FastifyInstance } from 'fastify';
import type { Provider } from '#contract/profiles.ts';
import { connectProvider, logoutCalls, refreshReport, type Connection } from '#contract/providers.ts';
import { serve } from './serve.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import { importReport } from '#server/imports/importReport.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import { hasOwnKey, idempotencyClaim } from './idempotency.ts';
import { createShared } from './shared.ts';

export function providers(app: FastifyInstance, services: Services): void {
  const { store } = services;
  // A person who left the page and connects again while it is still being done joins what is being done. A
  // request that is repeated under its own key after its reply was lost gets the same report.
  const shared = createShared<Connection>();

  serve(app, connectProvider, ({ session, params, body, request }) => {
    const claim = idempotencyClaim(request, services);
    return shared(request, session, claim, (caller) =>
      importReport(services, {
        session,
        ...params,
        credentials: body,
        isRefresh: false,
        claim,
        isOnce: hasOwnKey(request),
        caller,
      }),
    );
  });

  serve(app, refreshReport, async ({ session, params, body, request }) => {
    const connection = found(await store.connections.find(session.accountId, params.profileId));
    const { provider, username, password } = connection;
    const credentials = { username, password, ...(body.sqa !== undefined && { sqa: body.sqa }) };
    const claim = idempotencyClaim(request, services);
    return shared(request, session, claim, (caller) =>
      importReport(services, {
        session,
        ...params,
        provider,
        credentials,
        isRefresh: true,
        claim,
        isOnce: hasOwnKey(request),
        caller,
      }),
    );
  });

  for (const provider of Object.keys(logoutCalls) as Provider[]) {
    serve(app, logoutCalls[provider], async ({ session, body }) => {
      const { accountId } = session;
      const profile = found(await store.profiles.find(accountId, body.profileId));
      const username = await actorNameFor(session, store.users);
      await store.transaction(async (step) => {
        // Signing out twice is not an error: the provider is disconnected either way.
        if (!(await step.connections.remove(accountId, body.profileId, provider))) return;
        await step.logs.add(accountId, {
          profileId: body.profileId,
          profileName: displayName(profile),
          username,
          status: 'reportDisconnected',
        });
      });
      return { ok: true } as const;
    });
  }
}
