/** What reports stop showing by themselves after some years, so that nothing says that anyone deleted it. */
import { isBankruptcy } from '../findings/bankruptcy.ts';
import { isChargedOffOrCollection } from '../findings/accountRating.ts';
import { addDays, addYears } from '../findings/calendar.ts';
import { boundsOf, certainFirst } from '../findings/delinquency.ts';
import { describes } from '../findings/publicRecords.ts';
import type { Account, Inquiry, IsoDate, PublicRecord, Report, Tradeline } from '../report/model.ts';

/** The first day on which a record may be left out for its age, and the last on which it may still be shown. */
interface End {
  readonly earliest: IsoDate;
  readonly latest: IsoDate;
}

/**
 * Whether the time of a record that only the older report shows ended between the reports: not before the older one, which
 * still shows it, and by the newer one. False if the dates do not tell.
 */
export type AgedOff = (record: Tradeline | Inquiry | PublicRecord) => boolean;

export function agedOffBetween(before: Report, now: Report): AgedOff {
  const [from, to] = [before.reportDate?.value, now.reportDate?.value];
  if (from === undefined || to === undefined) return () => false;
  return (record) => {
    const end = endOf(record, before);
    return end !== null && from <= end.latest && end.earliest <= to;
  };
}

function endOf(record: Tradeline | Inquiry | PublicRecord, { accounts }: Report): End | null {
  if ('subscriber' in record) return record.date === null ? null : endOfInquiry(record.date.value);
  if ('court' in record) return endOfRecord(record);
  const account = accounts.find(({ tradelines }) => tradelines.includes(record));
  return account === undefined || !isChargedOffOrCollection(record) ? null : endOfDebt(record, account);
}

/** No statute sets an end; bureaus list inquiries for two years. */
function endOfInquiry(date: IsoDate): End {
  const end = addYears(date, 2);
  return { earliest: end, latest: end };
}

/**
 * A bankruptcy for ten years (15 USC 1681c(a)(1)), one under chapter 13 for seven in practice; others for seven (15 USC
 * 1681c(a)(2), (3)).
 */
function endOfRecord(record: PublicRecord): End | null {
  const filed = record.dateFiled?.value;
  if (filed === undefined) return null;
  if (isBankruptcy(record)) {
    const earliest = addYears(filed, describes(record, /\bchapter 13\b/i) ? 7 : 10);
    return { earliest, latest: addYears(filed, 10) };
  }
  return { earliest: addYears(filed, 7), latest: addYears(record.dateResolved?.value ?? filed, 7) };
}

/**
 * Seven years from the first delinquency in practice, and from 180 days after it by law (15 USC 1681c(c)(1)). Without that
 * date, from the day by which the debt was certainly delinquent.
 */
function endOfDebt(line: Tradeline, account: Account): End | null {
  const bounds = boundsOf(line, account);
  const given = bounds.find(({ evidence }) => evidence.field === 'dateFirstDelinquency');
  const began = given ?? certainFirst(bounds.filter(({ certain }) => certain));
  return began === null
    ? null
    : { earliest: addYears(began.date, 7), latest: addYears(addDays(began.latest, 180), 7) };
}
