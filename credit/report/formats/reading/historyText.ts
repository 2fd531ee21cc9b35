/** Payment history written as a text with one character per month. */
import type { HistoryMonth, IsoMonth } from '../../model.ts';
import { historyMeanings } from './codes.ts';
import { scalar, type Place } from './place.ts';

/** A history of more than a hundred years is garbage; the limit keeps malicious input linear and small. */
export const longestHistory = 1200;

/** `months` calendar months before a date, as YYYY-MM. */
export function monthBefore(date: string, months: number): IsoMonth {
  const ordinal = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  return `${String(Math.floor(ordinal / 12)).padStart(4, '0')}-${String((ordinal % 12) + 1).padStart(2, '0')}`;
}

/** A history character; null for the space that means "unknown" and for everything outside the table. */
export function statusOf(raw: string): string | null {
  const status = raw.trim();
  return historyMeanings.has(status) ? status : null;
}

/** The months of a text with one character per month, newest first, counting back from the month of `startDate`. */
export function walkBack(status: Place, startDate: string | null): readonly HistoryMonth[] {
  const characters = scalar(status.value).slice(0, longestHistory);
  if (startDate === null) return [];
  return Array.from(characters).flatMap((character, index) => {
    const known = statusOf(character);
    return known === null ? [] : [{ month: monthBefore(startDate, index), status: known, at: status.at }];
  });
}
