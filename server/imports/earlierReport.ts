import type { Report } from '#credit/report/model.ts';
import type { StoredReport } from '#server/store/reports.ts';
import { loadIfReadable } from './reportModel.ts';
import { newestOf } from './saveReport.ts';

type Services = Parameters<typeof loadIfReadable>[0];

/**
 * The report that the account's profile had before this one: the latest with an earlier date. Null if there is none, or
 * if today's readers refuse it.
 */
export async function loadEarlier(
  services: Services,
  accountId: string,
  { profileId, reportId }: { readonly profileId: string; readonly reportId: string },
): Promise<Report | null> {
  const reports = await services.store.reports.list(accountId, profileId);
  const date = reports.find(({ id }) => id === reportId)?.reportDate ?? '';
  const earlier = newestOf(reports.filter(({ reportDate }: StoredReport) => (reportDate ?? date) < date));
  return earlier === null ? null : loadIfReadable(services, accountId, earlier);
}
