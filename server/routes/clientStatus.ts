import type { FastifyInstance } from 'fastify';
import { clientStatus, setClientStatus } from '#contract/clientStatus.ts';
import { CallError } from '#contract/failures.ts';
import { serve } from './serve.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { statusAfter } from '#server/profiles/clientStatus.ts';

export function clientStatuses(app: FastifyInstance, { store }: Services): void {
  serve(app, clientStatus, async ({ session: { accountId }, params: { profileId } }) => {
    found(await store.profiles.find(accountId, profileId));
    const history = await store.events.list(accountId, profileId);
    return { ...statusAfter(history), history };
  });

  serve(app, setClientStatus, async ({ session, params, body: { status, reason } }) => {
    // A status is the staff's judgment of a client. If consumers could set their own, they would only disturb
    // their reminders.
    if (session.variant === 'b2c' && !session.isImpersonating) throw new CallError('forbidden');
    const by = await actorNameFor(session, store.users);
    const detail = { status, reason, by };
    found(
      await store.transaction((step) =>
        recordEvent(step, session.accountId, params.profileId, 'statusSetByHand', detail),
      ),
    );
    return { ok: true } as const;
  });
}
