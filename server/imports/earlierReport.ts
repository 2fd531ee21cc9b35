import type { Services } from '#server/services.ts';
import { newestFirst } from './newestReport.ts';
import { loadModelIfReadable } from './reportModel.ts';

interface Whose {
  readonly profileId: string;
  readonly reportId: string;
}

/**
 * The model of the report that the account's profile had before this one: the latest with an earlier date, without those of
 * another person. Null if there is none, or if today's readers refuse it.
 */
export async function loadEarlierModel(
  services: Pick<Services, 'store' | 'vault' | 'looker'>,
  accountId: string,
  { profileId, reportId }: Whose,
  model: Buffer,
): Promise<Buffer | null> {
  const stored = await services.store.reports.list(accountId, profileId);
  const date = stored.find(({ id }) => id === reportId)?.reportDate ?? '';
  for (const each of newestFirst(stored.filter(({ reportDate }) => (reportDate ?? date) < date))) {
    const earlier = await loadModelIfReadable(services, accountId, each);
    if (earlier === null || !(await services.looker.see('areDifferentPeople', [model, earlier], {})))
      return earlier;
  }
  return null;
}
