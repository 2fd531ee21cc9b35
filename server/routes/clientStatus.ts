import type { FastifyInstance } from 'fastify';
import { clientStatus, setClientStatus } from '#contract/clientStatus.ts';
import { CallFailed } from '#contract/failures.ts';
import { serve } from '#server/http/serve.ts';
import { authorOf } from '#server/identity/author.ts';
import type { Services } from '#server/services.ts';
import { standingAfter } from '#server/store/clientStanding.ts';

export function clientStatuses(app: FastifyInstance, { store }: Services): void {
  serve(app, clientStatus, async ({ session: { accountId }, params: { profileId } }) => {
    if ((await store.profiles.find(accountId, profileId)) === null) throw new CallFailed('notFound');
    const history = await store.events.list(accountId, profileId);
    return { ...standingAfter(history), history };
  });

  serve(app, setClientStatus, async ({ session, params, body: { status, reason } }) => {
    // Staff's judgement of a client: a consumer would only mislead the reminders that follow from it.
    if (session.variant === 'b2c' && !session.isActing) throw new CallFailed('forbidden');
    const by = await authorOf(session, store.users);
    const detail = { status, reason, by };
    const moved = await store.events.record(session.accountId, params.profileId, 'statusSetByHand', detail);
    if (moved === null) throw new CallFailed('notFound');
    return { ok: true } as const;
  });
}
