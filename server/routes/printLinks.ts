import type { FastifyInstance } from 'fastify';
import { printLinks as printLinksCall, revokePrintLinks } from '#contract/printLinks.ts';
import { serve } from './serve.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';

export function printLinks(app: FastifyInstance, { store }: Services): void {
  async function checkOwn(accountId: string, sessionId: string): Promise<void> {
    found(await store.sessions.find(accountId, sessionId));
  }

  serve(app, printLinksCall, async ({ session: { accountId }, params: { sessionId } }) => {
    await checkOwn(accountId, sessionId);
    const [links, openings] = await Promise.all([
      store.printLinks.list(accountId, sessionId),
      store.printLinks.openings(accountId, sessionId),
    ]);
    return { links, openings };
  });

  serve(app, revokePrintLinks, async ({ session: { accountId }, params: { sessionId } }) => {
    await checkOwn(accountId, sessionId);
    await store.printLinks.revoke(accountId, sessionId);
    return { ok: true } as const;
  });
}
