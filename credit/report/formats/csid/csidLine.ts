import type { Bureau } from '#vocabulary/bureaus.ts';
import type { HistoryMonth, Remark, Tradeline } from '../../model.ts';
import { blankTradeline } from '../reading/emptyTradeline.ts';
import { unreadIn } from '../reading/unread.ts';
import { count, date, firstOf, flag, money, text, textOf } from '../reading/fields.ts';
import { listOf, member, scalar, type Place } from '../reading/place.ts';
import {
  accountTypes,
  codeNamed,
  designators,
  historyWords,
  industries,
  openClosed,
  payStatuses,
} from '../reading/words.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * `payment_histories`: one entry per calendar year, with one word per month; "No Data" is no data. Newest month
 * first.
 */
function readHistory(account: Place): readonly HistoryMonth[] {
  const read = listOf(account, 'payment_histories').flatMap((place): HistoryMonth[] => {
    const year = scalar(member(place, 'calendar_year').value).trim();
    if (!/^(?:19|20)\d\d$/.test(year)) return [];
    return months.flatMap((name, index) => {
      const month = member(place, name);
      const status = historyWords.get(scalar(month.value).trim().toLowerCase());
      return status ? [{ month: `${year}-${String(index + 1).padStart(2, '0')}`, status, at: month.at }] : [];
    });
  });
  return read.toSorted((a, b) => b.month.localeCompare(a.month));
}

function readRemarks(account: Place): readonly Remark[] {
  return listOf(account, 'comments').flatMap((place) => {
    const words = textOf(place);
    return words ? [{ code: null, text: words, at: place.at }] : [];
  });
}

/** One bureau's line. The format has no condition, dispute flag, term, closing date, or reporting date. */
export function readCsidLine(account: Place, bureau: Bureau): Tradeline {
  const type = codeNamed(text(account, 'classification'), accountTypes);
  const flags = member(account, 'type_definition_flags');
  const collected = flag(flags, 'is_external_collection')?.value === true || type?.value.symbol === 'Y';
  return {
    ...blankTradeline(bureau, account.at),
    creditorName: firstOf(text(account, 'name'), text(member(account, 'creditor'), 'name')),
    accountNumber: text(account, 'number'),
    kind: collected ? 'collection' : 'granted',
    ...unreadIn({
      dateOpened: scalar(member(account, 'date_opened').value),
      dateClosed: '',
      dateLastPayment: scalar(member(account, 'last_payment_date').value),
      balance: scalar(member(account, 'balance').value),
      creditLimit: scalar(member(account, 'limit').value),
    }),
    dateOpened: date(account, 'date_opened'),
    dateAccountStatus: date(account, 'status_date'),
    dateLastPayment: date(account, 'last_payment_date'),
    balance: money(account, 'balance'),
    highBalance: firstOf(money(account, 'high_balance'), money(account, 'original_amount')),
    creditLimit: money(account, 'limit'),
    monthlyPayment: money(account, 'monthly_payment'),
    pastDue: money(account, 'past_due'),
    late30: count(account, 'delinquent_30_days_count'),
    late60: count(account, 'delinquent_60_days_count'),
    late90: count(account, 'delinquent_90_days_count'),
    openClosed: codeNamed(text(account, 'open_closed'), openClosed),
    payStatus: codeNamed(text(account, 'payment_status'), payStatuses),
    designator: codeNamed(text(account, 'responsibility'), designators),
    industry: codeNamed(text(account, 'business_type'), industries),
    creditType: type,
    originalCreditor: text(account, 'original_creditor'),
    remarks: readRemarks(account),
    history: readHistory(account),
  };
}
