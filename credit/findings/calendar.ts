/** Arithmetic on civil dates. No clock: "today" is always an argument. */
import type { IsoDate, IsoMonth } from '../report/model.ts';

const dayLength = 86_400_000;

function parts(date: IsoDate): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function iso(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10);
}

/** 29 February plus a number of years is 1 March where that year has no leap day. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const [year, month, day] = parts(date);
  return iso(Date.UTC(year + years, month - 1, day));
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const [year, month, day] = parts(date);
  return iso(Date.UTC(year, month - 1, day + days));
}

/** Positive when `later` is after `earlier`. */
export function daysBetween(earlier: IsoDate, later: IsoDate): number {
  return (Date.parse(later) - Date.parse(earlier)) / dayLength;
}

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7);
}

/** A number that grows by one each month. Takes a month or a date. */
export function monthIndex(month: IsoMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** Positive when `later` is in a later month than `earlier`. Takes months or dates. */
export function monthsBetween(earlier: IsoMonth, later: IsoMonth): number {
  return monthIndex(later) - monthIndex(earlier);
}

/** The first day after a month, from which everything in the month is certainly past. */
export function endOfMonth(month: IsoMonth): IsoDate {
  const [year, index] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return iso(Date.UTC(year, index, 0));
}
