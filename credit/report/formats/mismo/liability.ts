/** `CREDIT_LIABILITY`: one account as reported by one bureau, or as a reseller's blend of several bureaus. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Code, Field, HistoryMonth, Remark, Tradeline } from '../../model.ts';
import { blankTradeline } from '../reading/emptyTradeline.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { count, firstOf, money, text } from '../reading/fields.ts';
import { walkBack } from '../reading/historyText.ts';
import { listOf, member, scalar, type Place } from '../reading/place.ts';
import { creditLimit } from '../reading/creditLimit.ts';
import { codeNamed, industries } from '../reading/words.ts';
import {
  accountTypes,
  conditions,
  loanTypes,
  openClosed,
  ownerships,
  ratings,
  termFrequencies,
} from './tables.ts';
import { parseDateOrMonth } from '../reading/dates.ts';
import { unreadIn } from '../reading/unread.ts';
import { codeIn, day, indicator, repositories, spaced, wordsOf } from './values.ts';

/**
 * The standard has no account type for collections: 2.4 flags them, and in 2.3.1 the business and the loan type show
 * them.
 */
function typeOf(place: Place): Field<Code> {
  const collection: Code = { symbol: 'Y', description: 'Collection', abbreviation: '' };
  const marked = indicator(place, 'IsCollectionIndicator');
  if (marked?.value) return { value: collection, at: marked.at };
  const sign = [text(place, 'CreditBusinessType'), text(place, 'CreditLoanType')].find(
    (words) => words !== null && /^collection/i.test(words.value),
  );
  return sign ? { value: collection, at: sign.at } : codeIn(place, '_AccountType', accountTypes);
}

/** Monthly balances of recent years, which some resellers put into a comment as XML of a later MISMO version. */
function isTrendedData(comment: Place, words: string): boolean {
  const kind = firstOf(text(comment, '_TypeOtherDescription'), text(comment, '_TypeOtherDescripton'));
  return kind?.value === 'TrendedData' || words.startsWith('<CREDIT_LIABILITY_PRIOR');
}

/**
 * A comment with a bureau's name belongs to that bureau; the reseller's own comments appear on each line of a blend.
 */
function readRemarks(place: Place, bureau: Bureau): readonly Remark[] {
  return listOf(place, 'CREDIT_COMMENT').flatMap((comment): Remark[] => {
    const source = bureauNamed(scalar(member(comment, '_SourceType').value));
    const words = wordsOf(comment);
    const symbol = text(comment, '_Code');
    if (source !== null && source !== bureau) return [];
    if (words !== null && isTrendedData(comment, words.value)) return [];
    if (text(comment, '_Type')?.value === 'ConsumerStatement')
      return words ? [{ code: null, text: words, at: comment.at, byConsumer: true }] : [];
    if (symbol === null) return words ? [{ code: null, text: words, at: comment.at }] : [];
    const value = { symbol: symbol.value, description: words?.value ?? '', abbreviation: '' };
    return [{ code: { value, at: comment.at }, text: null, at: comment.at }];
  });
}

/** `C` and `1` to `9`, newest month first; everything else (`X`, `-`, `0`) means no data. */
function readHistory(place: Place): readonly HistoryMonth[] {
  const pattern = member(place, '_PAYMENT_PATTERN');
  const start = parseDateOrMonth(scalar(member(pattern, '_StartDate').value));
  return walkBack(member(pattern, '_Data'), start).filter(({ status }) => /^[C1-9]$/.test(status));
}

function openOrClosed(place: Place): Field<Code> {
  const marked = indicator(place, 'IsClosedIndicator');
  if (marked === null) {
    const status = codeIn(place, '_AccountStatusType', openClosed);
    return status?.value.symbol ? status : null;
  }
  const [symbol, description] = marked.value ? ['C', 'Closed'] : ['O', 'Open'];
  return { value: { symbol, description, abbreviation: '' }, at: marked.at };
}

function disputeFlag(place: Place): Field<Code> {
  const disputed = indicator(place, '_ConsumerDisputeIndicator');
  if (disputed === null) return null;
  const [symbol, description] = disputed.value ? ['T', 'Account disputed'] : ['F', 'Account not disputed'];
  return { value: { symbol, description, abbreviation: '' }, at: disputed.at };
}

/** 2.4 passes on the bureau's own industry code; 2.3.1 has only a broad business class. */
function industryOf(place: Place): Field<Code> {
  const symbol = text(place, 'RawIndustryCode');
  const words = text(place, 'RawIndustryText');
  if (symbol === null) {
    const business = text(place, 'CreditBusinessType');
    return codeNamed(business && { value: spaced(business.value), at: business.at }, industries);
  }
  const description = words ? spaced(words.value) : '';
  return { value: { symbol: symbol.value, description, abbreviation: '' }, at: symbol.at };
}

/** One bureau's line. From a blend, each bureau gets a line with the same values, marked as blended. */
export function readLiability(place: Place, bureau: Bureau, blended: boolean): Tradeline {
  const type = typeOf(place);
  const collected = type?.value.symbol === 'Y';
  const worst = member(place, '_HIGHEST_ADVERSE_RATING');
  const late = member(place, '_LATE_COUNT');
  const repository = repositories(place).get(bureau);
  const term = count(place, '_TermsMonthsCount');
  return {
    ...blankTradeline(bureau, place.at),
    blended,
    creditorName: text(member(place, '_CREDITOR'), '_Name'),
    subscriberCode: repository ? text(repository, '_SubscriberCode') : null,
    accountNumber: text(place, '_AccountIdentifier'),
    kind: collected ? 'collection' : 'granted',
    ...unreadIn(
      {
        dateOpened: scalar(member(place, '_AccountOpenedDate').value),
        dateClosed: scalar(member(place, '_AccountClosedDate').value),
        dateLastPayment: scalar(member(place, 'LastPaymentDate').value),
        balance: scalar(member(place, '_UnpaidBalanceAmount').value),
        creditLimit: scalar(member(place, '_CreditLimitAmount').value),
      },
      parseDateOrMonth,
    ),
    dateOpened: day(place, '_AccountOpenedDate'),
    dateClosed: day(place, '_AccountClosedDate'),
    dateReported: day(place, '_AccountReportedDate'),
    dateAccountStatus: day(place, '_AccountStatusDate'),
    dateLastPayment: day(place, 'LastPaymentDate'),
    dateLastActivity: day(place, '_LastActivityDate'),
    dateWorstPayStatus: day(worst, '_Date'),
    dateChargedOff: day(place, '_ChargeOffDate'),
    dateFirstDelinquency: day(place, '_FirstDelinquencyDate'),
    balance: money(place, '_UnpaidBalanceAmount'),
    highBalance: firstOf(
      money(place, '_HighBalanceAmount'),
      money(place, '_HighCreditAmount'),
      money(place, '_OriginalBalanceAmount'),
    ),
    creditLimit: creditLimit(money(place, '_CreditLimitAmount'), type),
    monthlyPayment: money(place, '_MonthlyPaymentAmount'),
    pastDue: money(place, '_PastDueAmount'),
    chargeOffAmount: money(place, '_ChargeOffAmount'),
    termMonths: term?.value === 0 ? null : term,
    monthsReviewed: count(place, '_MonthsReviewedCount'),
    late30: count(late, '_30Days'),
    late60: count(late, '_60Days'),
    late90: count(late, '_90Days'),
    condition: codeIn(place, '_AccountStatusType', conditions),
    openClosed: openOrClosed(place),
    payStatus: codeIn(member(place, '_CURRENT_RATING'), '_Type', ratings),
    worstPayStatus: codeIn(worst, '_Type', ratings),
    designator: codeIn(place, '_AccountOwnershipType', ownerships),
    disputeFlag: disputeFlag(place),
    industry: industryOf(place),
    accountType: collected ? null : codeIn(place, 'CreditLoanType', loanTypes),
    creditType: type,
    paymentFrequency: frequencyOf(place),
    originalCreditor: text(place, '_OriginalCreditorName'),
    markedNegative: indicator(place, '_DerogatoryDataIndicator'),
    remarks: readRemarks(place, bureau),
    history: readHistory(place),
  };
}

/** `_TermsDescription` is free text ("73M"), so it counts only if it is a known frequency. */
function frequencyOf(place: Place): Field<Code> {
  const named = codeIn(place, '_TermsDescription', termFrequencies);
  return named?.value.symbol ? named : null;
}
