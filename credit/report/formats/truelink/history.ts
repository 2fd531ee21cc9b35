import type { HistoryMonth } from '../../model.ts';
import { longestHistory, monthBefore, statusOf, walkBack } from '../reading/historyText.ts';
import { isObject, listOf, member, scalar, type Place } from '../reading/place.ts';
import { parseDate } from '../reading/dates.ts';

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

const isNewestFirst = (months: readonly HistoryMonth[]): boolean =>
  months.every((entry, index) => index === 0 || (months[index - 1]?.month ?? '') >= entry.month);

/**
 * The payment history of a `GrantedTrade`: the list of months, because it has dates; otherwise the status text,
 * counted back from its start month. A history can be missing, "", {}, a plain text, or an object with an empty
 * list.
 */
export function readHistory(granted: Place): readonly HistoryMonth[] {
  const history = member(granted, 'PayStatusHistory');
  if (!isObject(history.value)) return [];
  const startDate = parseDate(scalar(member(history, 'startDate').value));
  const listed = fromList(listOf(history, 'MonthlyPayStatus').slice(0, longestHistory), startDate);
  const months = listed.length > 0 ? listed : walkBack(member(history, 'status'), startDate);
  return isNewestFirst(months) ? months : months.toSorted((a, b) => (a.month < b.month ? 1 : -1));
}
