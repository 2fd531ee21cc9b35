/**
 * Arithmetic on civil dates. No clock: "today" is always an argument. Dates are strings outside of this file; here they
 * are days of UTC, which skips no midnight and no day.
 */
import { UTCDateMini } from '@date-fns/utc';
import { addDays as daysLater } from 'date-fns/addDays';
import { millisecondsInDay } from 'date-fns/constants';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { setYear } from 'date-fns/setYear';
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { IsoDate, IsoMonth, Sourced } from '../report/model.ts';

/** A month is read as its first day. */
const dateOf = (civil: IsoDate) => new UTCDateMini(civil);
const civilOf = (date: Date): IsoDate => lightFormat(date, 'yyyy-MM-dd');

/**
 * 29 February plus a number of years is 1 March where that year has no leap day. (`addYears` of date-fns would say
 * 28 February, a day before the period has passed.)
 */
export function addYears(date: IsoDate, years: number): IsoDate {
  return civilOf(setYear(dateOf(date), Number(date.slice(0, 4)) + years));
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return civilOf(daysLater(dateOf(date), days));
}

/** Positive if `later` is after `earlier`. */
export function daysBetween(earlier: IsoDate, later: IsoDate): number {
  return (Date.parse(later) - Date.parse(earlier)) / millisecondsInDay;
}

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7);
}

/** A number that increases by one each month. Accepts a month or a date. */
export function monthIndex(month: IsoMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** Positive if `later` is in a later month than `earlier`. Accepts months or dates. */
export function monthsBetween(earlier: IsoMonth, later: IsoMonth): number {
  return monthIndex(later) - monthIndex(earlier);
}

/** The last day of a month, by which everything in the month has certainly happened. */
export function endOfMonth(month: IsoMonth): IsoDate {
  return civilOf(lastDayOfMonth(dateOf(month)));
}

/** How many days a report speaks for a bureau's file of today. */
export const currentFor = 60;

/** The last day that a date can mean as it is written: of a month alone, its last day. */
export const latestDay = ({ value, ofMonth }: Sourced<IsoDate>): IsoDate =>
  ofMonth === true ? endOfMonth(monthOf(value)) : value;

/**
 * The last day on which what a bureau dates can have happened. Equifax, and often Experian, write a month as its first day, so that
 * a time counted from it may end up to 30 days later.
 */
export const latestDayAt = (bureau: Bureau, date: Sourced<IsoDate>): IsoDate =>
  bureau !== 'TransUnion' && date.value.endsWith('-01') ? endOfMonth(monthOf(date.value)) : latestDay(date);
