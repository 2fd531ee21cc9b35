import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dateOf } from '#contract/civilDates.ts';
import type { ReportScores } from '#contract/progress.ts';
import { type Bureau, bureaus } from '#vocabulary/bureaus.ts';

export interface Point {
  /** Share of the width, 0 to 1. */
  readonly x: number;
  /** Share of the height from the bottom, 0 to 1. */
  readonly y: number;
  readonly value: number;
}

export interface Series {
  readonly bureau: Bureau;
  /** Scores of days in a row, oldest first: a new run begins after a day without a score of this bureau. */
  readonly runs: readonly (readonly Point[])[];
}

export interface ScorePlot {
  readonly series: readonly Series[];
  /** The values at which there is a line across, lowest first. */
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  /** The days that have a label: the first, the last, and those with enough room between. */
  readonly days: readonly { readonly date: string; readonly x: number }[];
}

const lines = { every: 25, everyOnTall: 50 };
/** A smaller range would make every change look large. */
const smallestRange = 100;
/** The least distance between two labels of days, as a share of the width. */
const labelRoom = 0.38;

/** Where the scores of at least two days are on a chart. Days have their true distance; a score that is missing has no point, and
 * no line leads across it. */
export function scorePlot(reports: readonly ReportScores[]): ScorePlot {
  const values = reports.flatMap((report) => report.values.map(({ value }) => value));
  const bottom = Math.floor((Math.min(...values) - 1) / lines.every) * lines.every;
  const top = Math.max(
    bottom + smallestRange,
    Math.ceil((Math.max(...values) + 1) / lines.every) * lines.every,
  );
  const dates = [...new Set(reports.map(({ date }) => date))].toSorted();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const daysFrom = (date: string) => differenceInCalendarDays(dateOf(date), dateOf(first));
  const xOf = (date: string) => daysFrom(date) / Math.max(1, daysFrom(last));
  const yOf = (value: number) => (value - bottom) / (top - bottom);
  return {
    series: bureaus.flatMap((bureau) => {
      const pointsOf = (date: string) =>
        reports
          .filter((report) => report.date === date)
          .flatMap((report) => report.values.filter((value) => value.bureau === bureau))
          .map(({ value }): Point => ({ x: xOf(date), y: yOf(value), value }));
      const runs = inRuns(dates.map(pointsOf));
      return runs.length === 0 ? [] : [{ bureau, runs }];
    }),
    levels: Array.from({ length: Math.floor((top - bottom) / lines.every) + 1 }, (_, index) => {
      const value = bottom + index * lines.every;
      return { value, y: yOf(value) };
    }).filter(({ value }) => value % (top - bottom > 150 ? lines.everyOnTall : lines.every) === 0),
    days: labelled(dates.map((date) => ({ date, x: xOf(date) }))),
  };
}

/** The points of days in a row; a day without points ends a run. */
function inRuns(days: readonly (readonly Point[])[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const points of days) {
    if (points.length === 0) runs.push([]);
    else runs.at(-1)?.push(...points);
  }
  return runs.filter((run) => run.length > 0);
}

function labelled<Day extends { readonly x: number }>(days: readonly Day[]): Day[] {
  const last = days.at(-1);
  if (last === undefined) return [];
  const shown = days.slice(0, -1).reduce<Day[]>((kept, day) => {
    const before = kept.at(-1);
    const hasRoom = (before === undefined || day.x - before.x >= labelRoom) && last.x - day.x >= labelRoom;
    return hasRoom || kept.length === 0 ? [...kept, day] : kept;
  }, []);
  return [...shown, last];
}
