import type { ReportScores, ScoreHistory } from '#contract/progress.ts';
import { ofDifferentPeople } from '#credit/findings/foreignEntries.ts';
import type { Report } from '#credit/report/model.ts';
import { scoreModelKey, scoreModelName } from '#credit/report/scoreModel.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import { newestOf } from './newestReport.ts';

export interface DatedReport {
  readonly id: string;
  /** Civil date. */
  readonly date: string;
  readonly report: Pick<Report, 'scores' | 'personal'>;
}

/**
 * The scores of reports, apart for each scoring model, because those of different models can't be compared. The model of
 * the newest report comes first. A report that repeats another's scores of the same day counts once, and one of another
 * person than the newest, which was imported for this client by mistake, not at all.
 * @param reports the report imported last comes first
 */
export function scoreHistory(reports: readonly DatedReport[]): ScoreHistory[] {
  const newest = newestOf(reports.map((report) => ({ ...report, reportDate: report.date })));
  const own = reports.filter(({ report }) => newest === null || !ofDifferentPeople(report, newest.report));
  const scores = own.flatMap(({ id, date, report }) =>
    report.scores.flatMap(({ bureau, value, model }) =>
      value === null
        ? []
        : {
            reportId: id,
            date,
            bureau,
            value: value.value,
            model: model === null ? null : scoreModelName(model.value),
          },
    ),
  );
  return [...Map.groupBy(scores, ({ model }) => (model === null ? '' : scoreModelKey(model))).values()]
    .map((same) => {
      const byReport = Map.groupBy(same, ({ reportId }) => reportId);
      const dated = [...byReport].map(([reportId, own]) => ({
        reportId,
        date: own[0]?.date ?? '',
        values: bureaus.flatMap((bureau) => {
          const score = own.find((each) => each.bureau === bureau);
          return score === undefined ? [] : { bureau, value: score.value };
        }),
      }));
      const sorted = dated.toSorted((one, other) => (one.date < other.date ? -1 : 1)).filter(isFirst);
      const model = same.findLast(({ date }) => date === sorted.at(-1)?.date)?.model ?? null;
      return { model, reports: sorted };
    })
    .toSorted((one, other) => (lastOf(one) < lastOf(other) ? 1 : -1));
}

const lastOf = ({ reports }: ScoreHistory) => reports.at(-1)?.date ?? '';

function isFirst({ date, values }: ReportScores, place: number, all: readonly ReportScores[]): boolean {
  const shown = JSON.stringify(values);
  return all.findIndex((each) => each.date === date && JSON.stringify(each.values) === shown) === place;
}
