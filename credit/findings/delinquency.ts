/**
 * When a collected or charged-off debt became delinquent. Hardly any format has a date of first delinquency, so the
 * rules use upper bounds besides: dates by which the delinquency had begun, with or without certainty.
 */
import type { Account, HistoryMonth, IsoDate, Tradeline } from '../report/model.ts';
import {
  hasUnreadPayment,
  isChargedOffOrCollection,
  isOnTime,
  lastAdverseRun,
  ratingOf,
} from './accountRating.ts';
import { daysBetween, endOfMonth, monthOf, monthsBetween, latestDay, latestDayAt } from './calendar.ts';
import { mayBeBoughtDebt } from './debtBuyers.ts';
import { cite, citeMonth } from './evidence.ts';
import type { Evidence } from './finding.ts';

export type BoundField =
  | 'history'
  | 'dateFirstDelinquency'
  | 'dateOpened'
  | 'dateClosed'
  | 'dateAccountStatus';

export interface Bound {
  readonly date: IsoDate;
  /** The last day that the date can mean. */
  readonly latest: IsoDate;
  readonly evidence: Evidence<BoundField>;
  /**
   * False if the account may have been in good standing on that day or afterwards, so that the delinquency that led to
   * the charge-off began later.
   */
  readonly certain: boolean;
}

/** Some bureaus move the status date with every update, so a status date near the reporting date is no bound. */
export function movesWithUpdates({ dateAccountStatus, dateReported }: Tradeline): boolean {
  if (dateAccountStatus === null || dateReported === null) return true;
  return Math.abs(daysBetween(dateAccountStatus.value, dateReported.value)) <= 60;
}

/** Whether the status date is only the day of closing, which says nothing about when the debt went bad. */
export function isDayOfClosing({ dateAccountStatus, dateClosed }: Tradeline): boolean {
  return dateAccountStatus !== null && dateAccountStatus.value === dateClosed?.value;
}

/**
 * The earliest date, at any bureau, by which the account was certainly delinquent; null if there is none. If the file in question
 * says when the delinquency began, the same date in another file only differs from it, and one that is not certain proves nothing.
 */
export function delinquentBy(line: Tradeline, account: Account): Bound | null {
  const lines = account.tradelines.filter(isChargedOffOrCollection);
  const bounds = lines.flatMap((each) => boundsOf(each, account));
  const isGiven = line.dateFirstDelinquency !== null;
  return certainFirst(
    bounds.filter(
      ({ certain, evidence }) => !isGiven || (certain && evidence.field !== 'dateFirstDelinquency'),
    ),
  );
}

/** The earliest certain date, or the earliest of the others if none is certain. */
export function certainFirst(bounds: readonly Bound[]): Bound | null {
  const sorted = bounds.toSorted((one, other) => daysBetween(other.date, one.date));
  return sorted.find(({ certain }) => certain) ?? sorted[0] ?? null;
}

/** What one bureau's line shows. Payments and months on time count at whichever bureau shows them. */
export function boundsOf(line: Tradeline, account: Account): readonly Bound[] {
  const found = [...fromHistory(line, account), ...fromDates(line, account)];
  return found.map((bound) => ({ ...bound, certain: bound.certain && !isOnTimeAfter(bound.date, account) }));
}

/**
 * The last unbroken run of adverse months. A payment within it did not end it. A later one may have, unless the debt
 * had been charged off by then; so may a month that the history leaves out.
 */
function fromHistory(line: Tradeline, account: Account): readonly Bound[] {
  const { months, before } = lastAdverseRun(line);
  const [newest, first] = [months[0], months.at(-1)];
  if (before === null || newest === undefined || first === undefined) return [];
  const isUnbroken = monthsBetween(first.month, newest.month) === months.length - 1;
  const isLastKnown = !hasUnreadPayment(account);
  const isFinal =
    months.some(isChargeOffMonth) ||
    (isLastKnown && paymentMonths(account).every((paid) => paid <= newest.month));
  const evidence = citeMonth(line.bureau, first);
  const end = endOfMonth(first.month);
  return [{ date: end, latest: end, evidence, certain: isUnbroken && isFinal }];
}

/**
 * A debt was delinquent on the day a collection of it was opened, and payments to the collector don't change when that
 * delinquency began. A closed account may have been in good standing. A date of last activity may be that of a payment,
 * so it proves something only if the last payment is known and was made in an earlier month; and it must not be
 * older than the account.
 */
function fromDates(line: Tradeline, account: Account): readonly Bound[] {
  const bound = (field: Exclude<BoundField, 'history'>, certain: boolean): readonly Bound[] => {
    const found = line[field];
    if (found === null) return [];
    const latest = latestDayAt(line.bureau, found);
    return [{ date: latestDay(found), latest, evidence: cite(line, field), certain }];
  };
  const opened = line.kind === 'collection' || mayBeBoughtDebt(account) ? '' : (line.dateOpened?.value ?? '');
  const given = bound('dateFirstDelinquency', (line.dateFirstDelinquency?.value ?? '') >= opened);
  if (line.kind === 'collection') return [...given, ...bound('dateOpened', true)];
  if (ratingOf(line) !== 'derogatory') return given;
  const isWithinLife = (line.dateAccountStatus?.value ?? '') >= (line.dateOpened?.value ?? '');
  const active = bound('dateAccountStatus', isWithinLife && isPaidBefore(line, account));
  const others = [...(movesWithUpdates(line) ? [] : active), ...bound('dateClosed', false)];
  // Where the file says when the delinquency began, it may not have begun by a date that is not certain.
  return [...given, ...others.filter(({ certain }) => certain || given.length === 0)];
}

function isPaidBefore({ dateAccountStatus }: Tradeline, account: Account): boolean {
  const months = paymentMonths(account);
  if (months.length === 0 || hasUnreadPayment(account)) return false;
  return months.every((paid) => paid < monthOf(dateAccountStatus?.value ?? ''));
}

const paymentMonths = ({ tradelines }: Account): readonly string[] =>
  tradelines.flatMap(({ dateLastPayment }) =>
    dateLastPayment === null ? [] : [monthOf(dateLastPayment.value)],
  );

const isOnTimeAfter = (date: IsoDate, { tradelines }: Account): boolean =>
  tradelines.some(({ history }) => history.some((month) => isOnTime(month) && month.month > monthOf(date)));

/** Charged off, in collection, repossessed, or surrendered: a payment no longer brings the account up to date. */
const isChargeOffMonth = ({ status }: HistoryMonth): boolean => /^[89GHJKL]$/.test(status);
