import type { FastifyInstance } from 'fastify';
import { clientSummary as clientSummaryCall } from '#contract/clientSummary.ts';
import { roundOf } from '#server/disputes/clientStandings.ts';
import { standingOfContract } from '#server/disputes/contractGate.ts';
import { workOfClients } from '#server/disputes/workDue.ts';
import { reportNames } from '#server/imports/reportNames.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import { todayIn } from '#server/today.ts';
import { serve } from './serve.ts';

/** What stands above every page about a client. */
export function clientSummary(app: FastifyInstance, { store, clock }: Services): void {
  serve(app, clientSummaryCall, async ({ session, params: { profileId } }) => {
    const { accountId, timeZone } = session;
    const profile = found(await store.profiles.find(accountId, profileId));
    const today = todayIn(timeZone, clock);
    const [standing, reports, sets, work, contract] = await Promise.all([
      store.disputes.roundOf(accountId, profileId),
      store.reports.list(accountId, profileId),
      store.sessions.count(accountId, profileId),
      workOfClients(store, session, { today, profileIds: [profileId] }),
      standingOfContract(store, { accountId, profileId, today }),
    ]);
    const [newest] = reports;
    return {
      id: profileId,
      name: displayName(profile),
      phone: profile.phone,
      status: profile.status,
      since: profile.createdAt,
      today,
      ...roundOf(standing),
      report:
        newest === undefined
          ? null
          : { id: newest.id, name: reportNames(reports, timeZone).get(newest.id) ?? newest.name },
      reports: reports.length,
      sets,
      work: [...(work.get(profileId) ?? [])],
      contract,
    };
  });
}
