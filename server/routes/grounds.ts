import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { confirmReason, disputeGrounds, withdrawReason, type ConfirmedReason } from '#contract/grounds.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { serve } from './serve.ts';
import { changeStatements } from '#server/disputes/changeStatements.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import { loadEarlierModel } from '#server/imports/earlierReport.ts';
import { openModel } from '#server/imports/reportModel.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';

/** Shown next to the accounts in the Repair Center: contradictions within the report, and what the client says. */
export function grounds(app: FastifyInstance, services: Services): void {
  const { store, clock } = services;

  serve(app, disputeGrounds, async ({ session, params }) => {
    const { accountId, timeZone, isImpersonating } = session;
    const model = await openModel(services, accountId, params.reportId, params.profileId);
    const before = await loadEarlierModel(services, accountId, params, model);
    return services.looker.reply('grounds', [model, before], {
      today: todayIn(timeZone, clock),
      profile: await consumerFromProfile(services, accountId, params.profileId),
      isSupport: isImpersonating,
      confirmations: await store.confirmations.list(accountId, params),
    });
  });

  serve(app, confirmReason, async ({ session, params, body }) => {
    const { accountId, timeZone } = session;
    const model = await openModel(services, accountId, params.reportId, params.profileId);
    const lateMonths = await services.turns.looks.take(accountId, () =>
      services.looker.see('lateMonths', [model], { accountId: body.accountId }),
    );
    const wrong = problemOf(body.reason, lateMonths, todayIn(timeZone, clock));
    if (wrong !== null) throw new CallError('invalid', '', [{ field: wrong, problem: 'invalid' }]);
    const by = { userId: session.userId, username: await actorNameFor(session, store.users) };
    const added = found(
      await changeStatements(services, { session, profileId: params.profileId }, (step) =>
        step.confirmations.add(accountId, params, body, by),
      ),
    );
    if (added !== 'added')
      throw new CallError('contradictoryReasons', '', [{ field: 'reason', problem: added }]);
    return { confirmations: await store.confirmations.list(accountId, params) };
  });

  serve(app, withdrawReason, async ({ session, params }) => {
    const { accountId } = session;
    const by = await actorNameFor(session, store.users);
    const withdrawn = await changeStatements(services, { session, profileId: params.profileId }, (step) =>
      step.confirmations.withdraw(accountId, params, params.confirmationId, by),
    );
    if (!withdrawn) throw new CallError('notFound');
    return { confirmations: await store.confirmations.list(accountId, params) };
  });
}

/** The field of a reason that is impossible, such as a future date or a month that nobody reports as late. */
function problemOf(reason: ConfirmedReason, lateMonths: readonly string[], today: string): string | null {
  if ('on' in reason && reason.on !== null && reason.on > today) return 'reason.on';
  if (reason.reason === 'wrongDate' && reason.right !== null && reason.right > today) return 'reason.right';
  if (reason.reason !== 'neverLate') return null;
  return reason.months.every((month) => lateMonths.includes(month)) ? null : 'reason.months';
}
