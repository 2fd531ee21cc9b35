/** Dates of a case, relative to the day its report was pulled. */
export interface Clock {
  readonly today: string;
  /** A day in the calendar month `months` before that of the pull. */
  readonly ago: (months: number, day?: number) => string;
  /** `YYYY-MM`, `months` before the month of the pull. */
  readonly month: (months: number) => string;
  /** Exactly `years` before the pull, moved by `days` (negative is earlier). */
  readonly years: (years: number, days?: number) => string;
  /** So many days before the pull. */
  readonly days: (days: number) => string;
}

const iso = (date: Date): string => date.toISOString().slice(0, 10);

export function clockAt(today: string): Clock {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const ago = (months: number, dayOfMonth = 12): string =>
    iso(new Date(Date.UTC(year, month - 1 - months, dayOfMonth)));
  return {
    today,
    ago,
    month: (months) => ago(months, 1).slice(0, 7),
    years: (years, days = 0) => iso(new Date(Date.UTC(year - years, month - 1, day + days))),
    days: (days) => iso(new Date(Date.UTC(year, month - 1, day - days))),
  };
}

/** The months from `newest` back, `YYYY-MM`. */
export function monthsBack(newest: string, count: number): string[] {
  const [year = 0, month = 1] = newest.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    iso(new Date(Date.UTC(year, month - 1 - index, 1))).slice(0, 7),
  );
}

/** Whole months from the month of `from` to that of `to`. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}
