import { setTimeout as wait } from 'node:timers/promises';
import { readConfiguration } from '#server/configuration.ts';
import type { Product } from '#tests/support/product.ts';
import { anAuthorization } from '#tests/support/token/flow.ts';
import { createVisitor } from '#tests/support/token/visitor.ts';

/** Requests /api/health and a sign-in page until it is stopped; returns the response statuses. */
export function watchOpenPages({ business, port }: Product): { stop(): Promise<number[]> } {
  const { identity } = readConfiguration({});
  const statuses: number[] = [];
  const end = new AbortController();

  async function openSignIn(): Promise<void> {
    const visitor = createVisitor(business, port);
    const asked = await visitor.visit(anAuthorization(business, identity).address);
    statuses.push(asked.status);
    const error = asked.location?.searchParams.get('error') ?? null;
    // The provider reports its own failures to the application with a redirect.
    if (error !== null) statuses.push(error === 'temporarily_unavailable' ? 503 : 500);
    else if (asked.location !== null) statuses.push((await visitor.visit(asked.location.href)).status);
  }
  async function watch(): Promise<void> {
    // While the server restarts no one answers: that is no status, and the drill measures how long it lasts.
    while (!end.signal.aborted) {
      const health = await createVisitor(business, port)
        .visit('/api/health')
        .catch(() => null);
      if (health !== null) statuses.push(health.status);
      await openSignIn().catch(() => undefined);
      await wait(50);
    }
  }
  const watching = watch();
  return {
    async stop() {
      end.abort();
      await watching;
      return statuses;
    },
  };
}
