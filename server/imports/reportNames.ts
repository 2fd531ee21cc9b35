import type { StoredReport } from '#server/store/reports.ts';
import { civilTimeIn } from '#server/today.ts';

type NamedReport = Pick<StoredReport, 'id' | 'profileId' | 'name' | 'reportDate' | 'importedAt'>;

/** Lengths of `YYYY-MM-DD HH:MM`, the same with seconds, and with milliseconds. */
const precisions = [16, 19, 23];
const timeStart = 11;

/**
 * Display names of reports, by id: the report's own date and its origin, as stored. If several reports of a profile
 * have the same date, the name also says when each was imported, in the account's time zone (decision 0022):
 * `YYYY-MM-DD HH:MM origin`, or `YYYY-MM-DD YYYY-MM-DD HH:MM origin` if one was imported on a different day.
 */
export function reportNames(reports: readonly NamedReport[], timeZone: string): ReadonlyMap<string, string> {
  const names = new Map(reports.map(({ id, name }) => [id, name]));
  const sameDate = Map.groupBy(reports, ({ profileId, reportDate }) => `${profileId} ${reportDate}`);
  for (const alike of sameDate.values()) {
    if (alike.length === 1) continue;
    const moments = momentsOf(alike, timeZone);
    for (const [index, { id, name, reportDate }] of alike.entries())
      if (reportDate !== null) names.set(id, name.replace(reportDate, `${reportDate} ${moments[index]}`));
  }
  return names;
}

/** Import times in the shortest form that tells the reports apart. */
function momentsOf(reports: readonly NamedReport[], timeZone: string): readonly string[] {
  const moments = reports.map(({ importedAt }) => civilTimeIn(timeZone, importedAt));
  const length = precisions.find(
    (end) => new Set(moments.map((moment) => moment.slice(0, end))).size === moments.length,
  );
  const onTheirDate = reports.every(({ reportDate }, index) => moments[index]?.startsWith(reportDate ?? ''));
  return moments.map((moment) => moment.slice(onTheirDate ? timeStart : 0, length));
}
