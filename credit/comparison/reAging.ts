/** The date from which the seven years of a charge-off or collection count (15 USC 1681c(c)(1)), moved later. */
import { isOnTime } from '../findings/accountRating.ts';
import { monthOf, monthsBetween } from '../findings/calendar.ts';
import type { IsoDate, Tradeline } from '../report/model.ts';

export interface ReAged {
  readonly before: IsoDate;
  readonly now: IsoDate;
}

/**
 * Both dates, if the newer report gives a later month of first delinquency than the older one; null otherwise, and if a month
 * on time in between shows that another delinquency began. Some bureaus give only months. No other date counts: last activity
 * and the like move with every update.
 */
export function reAged(before: Tradeline, now: Tradeline): ReAged | null {
  const [from, to] = [before.dateFirstDelinquency?.value, now.dateFirstDelinquency?.value];
  if (from === undefined || to === undefined || monthsBetween(from, to) <= 0) return null;
  const isCured = [...before.history, ...now.history].some(
    (month) => isOnTime(month) && month.month > monthOf(from) && month.month < monthOf(to),
  );
  return isCured ? null : { before: from, now: to };
}
