import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { itemContradictionOf } from '#contract/itemContradiction.ts';
import { disputeItems, stateItem, withdrawStatement } from '#contract/itemGrounds.ts';
import { changeStatements } from '#server/disputes/changeStatements.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import { openModel } from '#server/imports/reportModel.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { serve } from './serve.ts';

/** What the Repair Center asks a client about besides accounts, and what they said. */
export function itemGrounds(app: FastifyInstance, services: Services): void {
  const { store, clock } = services;

  serve(app, disputeItems, async ({ session, params }) => {
    const { accountId, timeZone, isImpersonating } = session;
    const model = await openModel(services, accountId, params.reportId, params.profileId);
    const profile = await consumerFromProfile(services, accountId, params.profileId);
    return services.looker.reply('items', [model], {
      today: todayIn(timeZone, clock),
      profile,
      isSupport: isImpersonating,
      statements: await store.confirmations.statements(accountId, params),
    });
  });

  serve(app, stateItem, async ({ session, params, body }) => {
    const { accountId } = session;
    const model = await openModel(services, accountId, params.reportId, params.profileId);
    const profile = await consumerFromProfile(services, accountId, params.profileId);
    const item = await services.turns.looks.take(accountId, () =>
      services.looker.see('statedItem', [model], { key: body.item, profile }),
    );
    if (!item.statements.includes(body.statement))
      throw new CallError('invalid', '', [{ field: 'statement', problem: 'invalid' }]);
    const said = { item: item.key, statement: body.statement };
    const by = { userId: session.userId, username: await actorNameFor(session, store.users) };
    const added = found(
      await changeStatements(services, { session, profileId: params.profileId }, (step) =>
        step.confirmations.addStatement(accountId, params, said, by, {
          includes: (key) => item.keys.includes(key),
          contradicts: (others) => itemContradictionOf(body.statement, item.standing, others),
        }),
      ),
    );
    if (added !== 'added')
      throw new CallError('contradictoryReasons', '', [{ field: 'statement', problem: added }]);
    return { statements: await store.confirmations.statements(accountId, params) };
  });

  serve(app, withdrawStatement, async ({ session, params }) => {
    const { accountId } = session;
    const by = await actorNameFor(session, store.users);
    const withdrawn = await changeStatements(services, { session, profileId: params.profileId }, (step) =>
      step.confirmations.withdraw(accountId, params, params.statementId, by),
    );
    if (!withdrawn) throw new CallError('notFound');
    return { statements: await store.confirmations.statements(accountId, params) };
  });
}
