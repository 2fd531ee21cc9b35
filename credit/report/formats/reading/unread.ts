/** What a line gives in a notation that is not understood, so that it is not missing. */
import type { Tradeline, UnreadField } from '../../model.ts';
import { parseDate } from './dates.ts';
import { parseMoney } from './values.ts';

/** Zeros and 1900 mean "none". */
const isUnread = (raw: string, parse: (raw: string) => unknown): boolean =>
  /[1-9]/.test(raw) && !/\b1900\b/.test(raw) && parse(raw) === null;

/** The fields with such texts; nothing if there are none. */
export function unreadIn(
  given: Readonly<Record<UnreadField, string>>,
  date: typeof parseDate = parseDate,
): Pick<Tradeline, 'unread'> {
  const unread = [
    ...(['dateOpened', 'dateClosed', 'dateLastPayment'] as const).filter((field) =>
      isUnread(given[field], date),
    ),
    ...(['balance', 'creditLimit'] as const).filter((field) => isUnread(given[field], parseMoney)),
  ];
  return unread.length === 0 ? {} : { unread };
}
