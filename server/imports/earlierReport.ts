import { ofDifferentPeople } from '#credit/findings/foreignEntries.ts';
import type { Report } from '#credit/report/model.ts';
import type { Services } from '#server/services.ts';
import type { StoredReport } from '#server/store/reports.ts';
import { newestFirst } from './newestReport.ts';
import { loadIfReadable, loadModelIfReadable } from './reportModel.ts';

interface Whose {
  readonly profileId: string;
  readonly reportId: string;
}

/**
 * The report that the account's profile had before this one: the latest with an earlier date, without those of another
 * person. Null if there is none, or if today's readers refuse it.
 */
export const loadEarlier = (
  services: Pick<Services, 'store' | 'vault'>,
  accountId: string,
  whose: Whose,
  report: Report,
): Promise<Report | null> =>
  latestBefore(services, accountId, whose, {
    load: (stored) => loadIfReadable(services, accountId, stored),
    isOthers: async (earlier) => ofDifferentPeople(earlier, report),
  });

/** The same of a report's model, which may be long. */
export const loadEarlierModel = (
  services: Pick<Services, 'store' | 'vault' | 'looker'>,
  accountId: string,
  whose: Whose,
  model: Buffer,
): Promise<Buffer | null> =>
  latestBefore(services, accountId, whose, {
    load: (stored) => loadModelIfReadable(services, accountId, stored),
    isOthers: (earlier) => services.looker.see('areDifferentPeople', [model, earlier], {}),
  });

async function latestBefore<Loaded>(
  { store }: Pick<Services, 'store'>,
  accountId: string,
  { profileId, reportId }: Whose,
  {
    load,
    isOthers,
  }: {
    readonly load: (stored: StoredReport) => Promise<Loaded | null>;
    readonly isOthers: (earlier: Loaded) => Promise<boolean>;
  },
): Promise<Loaded | null> {
  const stored = await store.reports.list(accountId, profileId);
  const date = stored.find(({ id }) => id === reportId)?.reportDate ?? '';
  for (const each of newestFirst(stored.filter(({ reportDate }) => (reportDate ?? date) < date))) {
    const earlier = await load(each);
    if (earlier === null || !(await isOthers(earlier))) return earlier;
  }
  return null;
}
