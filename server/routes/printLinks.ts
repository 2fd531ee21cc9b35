import type { FastifyInstance } from 'fastify';
import { printLinks as printLinksCall, revokePrintLinks } from '#contract/printLinks.ts';
import { serve } from './serve.ts';
import { approvedOf } from '#server/disputes/approved.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';

export function printLinks(app: FastifyInstance, { store, clock }: Services): void {
  const findOwn = async (accountId: string, sessionId: string) =>
    found(await store.sessions.find(accountId, sessionId));

  serve(app, printLinksCall, async ({ session, params: { sessionId } }) => {
    const { accountId, variant, timeZone } = session;
    const { profileId, profileName, createdAt, letterCount, mailing } = await findOwn(accountId, sessionId);
    const whose = { accountId, profileId, today: todayIn(timeZone, clock) };
    const [links, openings] = await Promise.all([
      store.printLinks.list(accountId, sessionId),
      store.printLinks.openings(accountId, sessionId),
    ]);
    const approved = variant === 'b2b' ? await approvedOf(store, whose, sessionId) : null;
    const set = { profileId, profileName, createdAt, letters: letterCount, mailing };
    return { set, approved, links, openings };
  });

  serve(app, revokePrintLinks, async ({ session: { accountId }, params: { sessionId } }) => {
    await findOwn(accountId, sessionId);
    await store.printLinks.revoke(accountId, sessionId);
    return { ok: true } as const;
  });
}
