import type { FastifyInstance } from 'fastify';
import { clientReadiness as clientReadinessCall } from '#contract/clientReadiness.ts';
import { standingsOfContracts } from '#server/disputes/contractGate.ts';
import { newestOf } from '#server/imports/newestReport.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { serve } from './serve.ts';

/** What is known about several clients before something is done for all of them. Nothing sealed is opened. */
export function clientReadiness(app: FastifyInstance, { store, clock }: Services): void {
  serve(app, clientReadinessCall, async ({ session: { accountId, timeZone }, body: { ids } }) => {
    const today = todayIn(timeZone, clock);
    const [clients, reports, rounds, contracts] = await Promise.all([
      store.connections.ofClients(accountId, ids),
      store.reports.datesOf(accountId, ids),
      store.disputes.roundsOf(accountId, ids),
      standingsOfContracts(store, { accountId, today }, ids),
    ]);
    const byClient = Map.groupBy(reports, ({ profileId }) => profileId);
    return {
      clients: clients.map((client) => ({
        ...client,
        reportId: newestOf(byClient.get(client.id) ?? [])?.id ?? null,
        activity: rounds.get(client.id)?.activity ?? 'active',
        contract: contracts(client.id),
      })),
    };
  });
}
