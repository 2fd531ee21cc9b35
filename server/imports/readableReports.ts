import type { Services } from '#server/services.ts';
import type { StoredReport } from '#server/store/reports.ts';
import { civilDateIn } from '#server/today.ts';
import { loadModelIfReadable } from './reportModel.ts';
import type { DatedReport } from './scoreHistory.ts';

/** What is needed of each report that today's readers accept, with its own date or that of its import; in the order given. */
export async function readableReports(
  services: Pick<Services, 'store' | 'vault' | 'looker'>,
  { accountId, timeZone }: { readonly accountId: string; readonly timeZone: string },
  stored: readonly StoredReport[],
): Promise<DatedReport[]> {
  const reports: DatedReport[] = [];
  // One after the other: each is a large model.
  for (const row of stored) {
    const model = await loadModelIfReadable(services, accountId, row);
    if (model !== null)
      reports.push({
        id: row.id,
        date: row.reportDate ?? civilDateIn(timeZone, row.importedAt),
        report: await services.looker.see('scores', [model], {}),
      });
  }
  return reports;
}
