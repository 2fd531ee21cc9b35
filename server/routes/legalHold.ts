import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { legalHold, liftHold, placeHold } from '#contract/legalHold.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import type { Step } from '#server/store/store.ts';
import { serve } from './serve.ts';

/** Holds that keep a client from being erased. */
export function legalHolds(app: FastifyInstance, { store }: Services): void {
  async function change(
    session: Session,
    profileId: string,
    status: 'holdPlaced' | 'holdLifted',
    work: (step: Step, by: string) => Promise<unknown>,
  ): Promise<{ ok: true }> {
    // A consumer would only keep themselves from deleting their own data.
    if (session.variant === 'b2c' && !session.isImpersonating) throw new CallError('forbidden');
    const { accountId } = session;
    const username = await actorNameFor(session, store.users);
    await store.transaction(async (step) => {
      const profile = found(await step.profiles.find(accountId, profileId));
      await work(step, username);
      const profileName = displayName(profile);
      await step.logs.add(accountId, { profileId, profileName, username, status });
    });
    return { ok: true };
  }

  serve(app, legalHold, async ({ session: { accountId }, params: { profileId } }) => {
    found(await store.profiles.find(accountId, profileId));
    return { hold: await store.legalHolds.find(accountId, profileId) };
  });

  serve(app, placeHold, ({ session, params: { profileId }, body: { reason } }) =>
    change(session, profileId, 'holdPlaced', (step, by) =>
      step.legalHolds.place(session.accountId, profileId, { reason, by }),
    ),
  );

  serve(app, liftHold, ({ session, params: { profileId } }) =>
    change(session, profileId, 'holdLifted', (step) => step.legalHolds.lift(session.accountId, profileId)),
  );
}
