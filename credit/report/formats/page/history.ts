import { historyMeanings } from '../reading/codes.ts';
import type { Field, HistoryMonth, IsoDate, IsoMonth } from '../../model.ts';
import { listOf, member, scalar, type Place } from '../reading/place.ts';
import { historyWords } from '../reading/words.ts';

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 1 to 12; null if it is not a month's name. */
function numberOf(name: string): number | null {
  const index = names.indexOf(name.slice(0, 3).toLowerCase());
  return index === -1 ? null : index + 1;
}

const monthOf = (year: number, month: number): IsoMonth =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** Pages write years with two digits. */
function yearOf(written: string): number | null {
  if (/^\d{2}$/.test(written)) return 2000 + Number(written);
  return /^(?:19|20)\d{2}$/.test(written) ? Number(written) : null;
}

/** A word of the grid ("OK", "30", "CO"), or already a character of the history. */
function statusOf(written: string): string | null {
  return historyWords.get(written.toLowerCase()) ?? (historyMeanings.has(written) ? written : null);
}

/** The latest month with that number that is not after `limit` (months counted from year 0). */
const latest = (month: number, limit: number): number => limit - ((((limit - month + 1) % 12) + 12) % 12);

/**
 * A column's history, newest first. If the page prints years, they count. If it prints only month names, the newest
 * month is the last one of that name up to the reporting date, and each older cell is the previous month of its
 * name. Without a reporting date the months are unknown, and the history stays empty.
 */
export function readHistory(column: Place, reported: Field<IsoDate>): readonly HistoryMonth[] {
  // A month's ordinal: twelve times its year, plus its number minus one.
  let limit = reported && Number(reported.value.slice(0, 4)) * 12 + Number(reported.value.slice(5, 7)) - 1;
  const read: HistoryMonth[] = [];
  for (const place of listOf(column, 'Payment History').toReversed()) {
    const [name, year] = ['month', 'year'].map((part) => scalar(member(place, part).value));
    const month = numberOf(name ?? '');
    if (month === null) continue;
    const printed = yearOf(year ?? '');
    if (printed === null && (limit === null || limit < 12)) continue;
    const ordinal = printed === null ? latest(month, limit ?? 0) : printed * 12 + month - 1;
    if (printed === null) limit = ordinal - 1;
    const status = statusOf(scalar(member(place, 'status').value));
    if (status) {
      read.push({
        month: monthOf(Math.floor(ordinal / 12), (ordinal % 12) + 1),
        status,
        at: `${place.at}/status`,
      });
    }
  }
  return read.toSorted((a, b) => b.month.localeCompare(a.month));
}
