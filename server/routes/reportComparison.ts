import type { FastifyInstance } from 'fastify';
import { compareReports } from '#contract/reportComparison.ts';
import { loadModel } from '#server/imports/reportModel.ts';
import { reportNames } from '#server/imports/reportNames.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { StoredReport } from '#server/store/reports.ts';
import { serve } from './serve.ts';

/** The older report comes first; of one date, the earlier import. */
const byAge = (one: StoredReport, other: StoredReport): number => {
  const ageOf = ({ reportDate, importedAt, id }: StoredReport) => `${reportDate ?? ''} ${importedAt} ${id}`;
  return ageOf(one) < ageOf(other) ? -1 : 1;
};

/** Two reports of a client side by side. */
export function reportComparison(app: FastifyInstance, services: Services): void {
  const { store } = services;

  serve(app, compareReports, async ({ session: { accountId, timeZone }, params }) => {
    const { profileId, reportId, otherReportId } = params;
    const one = found(await store.reports.find(accountId, reportId, profileId));
    const other = found(await store.reports.find(accountId, otherReportId, profileId));
    const [older = one, newer = one] = [one, other].toSorted(byAge);
    const names = reportNames(await store.reports.list(accountId, profileId), timeZone);
    const named = ({ id, name }: StoredReport) => ({ id, name: names.get(id) ?? name });
    const before = await loadModel(services, accountId, older);
    const now = await loadModel(services, accountId, newer);
    return services.looker.reply('comparison', [now, before], { before: named(older), now: named(newer) });
  });
}
