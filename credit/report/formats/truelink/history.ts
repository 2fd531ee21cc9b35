import type { HistoryMonth, IsoMonth } from '../model.ts';
import { historyMeanings } from './codes.ts';
import { isObject, listOf, member, scalar, type Place } from './place.ts';
import { parseDate } from './values.ts';

/** Longer histories than a hundred years are garbage; the limit keeps hostile input linear and small. */
const longest = 1200;

/** `months` calendar months before a date, as YYYY-MM. */
function monthBefore(date: string, months: number): IsoMonth {
  const ordinal = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  return `${String(Math.floor(ordinal / 12)).padStart(4, '0')}-${String((ordinal % 12) + 1).padStart(2, '0')}`;
}

/** A history character: the space that stands for "unknown" and everything outside the table are null. */
function statusOf(raw: string): string | null {
  const status = raw.trim();
  return historyMeanings.has(status) ? status : null;
}

function fromList(months: readonly Place[], startDate: string | null): HistoryMonth[] {
  const read: HistoryMonth[] = [];
  months.forEach((place, index) => {
    const status = statusOf(scalar(member(place, 'status').value));
    if (status === null) return;
    const date =
      parseDate(scalar(member(place, 'date').value)) ?? (startDate && `${monthBefore(startDate, index)}-01`);
    if (date) read.push({ month: date.slice(0, 7), status, at: `${place.at}/status` });
  });
  return read;
}

/** The months of a text with one character a month, newest first, from the month of `startDate` back. */
export function walkBack(status: Place, startDate: string | null): readonly HistoryMonth[] {
  const characters = scalar(status.value).slice(0, longest);
  if (startDate === null) return [];
  return Array.from(characters).flatMap((character, index) => {
    const known = statusOf(character);
    return known === null ? [] : [{ month: monthBefore(startDate, index), status: known, at: status.at }];
  });
}

const isNewestFirst = (months: readonly HistoryMonth[]): boolean =>
  months.every((entry, index) => index === 0 || (months[index - 1]?.month ?? '') >= entry.month);

/**
 * The payment history of a `GrantedTrade`: the month list, because it carries dates; without one the status text, walked
 * back from its start month. A history can be missing, "", {}, a bare text, or an object with an empty list.
 */
export function readHistory(granted: Place): readonly HistoryMonth[] {
  const history = member(granted, 'PayStatusHistory');
  if (!isObject(history.value)) return [];
  const startDate = parseDate(scalar(member(history, 'startDate').value));
  const listed = fromList(listOf(history, 'MonthlyPayStatus').slice(0, longest), startDate);
  const months = listed.length > 0 ? listed : walkBack(member(history, 'status'), startDate);
  return isNewestFirst(months) ? months : months.toSorted((a, b) => (a.month < b.month ? 1 : -1));
}
