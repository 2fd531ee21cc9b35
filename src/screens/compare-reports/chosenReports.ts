import type { CreditReport } from '#contract/reports.ts';

export interface Chosen {
  readonly before?: string;
  readonly now?: string;
}

/** Names begin with the date that the report bears. */
const dayOf = ({ name }: CreditReport): string => name.slice(0, 10);

/**
 * The two reports to be compared: the chosen ones, and otherwise the last imported and the last one of another date, because a
 * provider may give out the same report for weeks. Null if there are no two.
 */
export function chosenReports(
  /** Newest import first. */
  reports: readonly CreditReport[],
  { before, now }: Chosen,
): { readonly reportId: string; readonly otherReportId: string } | null {
  const lastBut = (id: string | undefined) => {
    const one = reports.find((report) => report.id === id);
    const others = reports.filter((report) => report.id !== id);
    return (others.find((report) => one === undefined || dayOf(report) !== dayOf(one)) ?? others[0])?.id;
  };
  const reportId = now ?? lastBut(before);
  const otherReportId = before ?? lastBut(reportId);
  return reportId === undefined || otherReportId === undefined ? null : { reportId, otherReportId };
}
