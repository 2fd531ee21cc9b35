import { ofDifferentPeople } from '#credit/findings/foreignEntries.ts';
import type { Report } from '#credit/report/model.ts';
import { newestFirst } from './newestReport.ts';
import { loadIfReadable } from './reportModel.ts';

type Services = Parameters<typeof loadIfReadable>[0];

/**
 * The report that the account's profile had before this one: the latest with an earlier date, without those of another
 * person. Null if there is none, or if today's readers refuse it.
 */
export async function loadEarlier(
  services: Services,
  accountId: string,
  { profileId, reportId }: { readonly profileId: string; readonly reportId: string },
  report: Report,
): Promise<Report | null> {
  const stored = await services.store.reports.list(accountId, profileId);
  const date = stored.find(({ id }) => id === reportId)?.reportDate ?? '';
  for (const each of newestFirst(stored.filter(({ reportDate }) => (reportDate ?? date) < date))) {
    const earlier = await loadIfReadable(services, accountId, each);
    if (earlier === null || !ofDifferentPeople(earlier, report)) return earlier;
  }
  return null;
}
