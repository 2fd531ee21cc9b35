import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Code, Field, Remark, Tradeline } from '../../model.ts';
import { creditLimit } from '../reading/creditLimit.ts';
import { code, codeOf, count, date, firstOf, money, text } from '../reading/fields.ts';
import { readHistory } from './history.ts';
import { isBlank, listOf, member, scalar, type Place } from '../reading/place.ts';
import { unreadIn } from '../reading/unread.ts';

/**
 * Decides by the two blocks whether a line is a collection or granted credit. Single-bureau documents have both, one
 * of them with only empty members, so the presence of a block alone proves nothing.
 */
function kindOf(granted: Place, collection: Place, type: Field<Code>): Tradeline['kind'] {
  const hasGranted = !isBlank(granted.value);
  const hasCollection = !isBlank(collection.value);
  if (hasCollection && (!hasGranted || !isBlank(member(collection, 'creditType').value))) return 'collection';
  if (hasGranted) return 'granted';
  return type?.value.symbol === 'Y' ? 'collection' : 'unknown';
}

function readRemark(place: Place): Remark | null {
  const remark = { code: code(place, 'RemarkCode'), text: text(place, 'customRemark'), at: place.at };
  return remark.code || remark.text ? remark : null;
}

/** A term of zero months means "none" or "revolving", never a length. */
function termMonths(granted: Place): Tradeline['termMonths'] {
  const term = count(granted, 'termMonths');
  return term?.value === 0 ? null : term;
}

const present = <T>(value: T | null): value is T => value !== null;

/** One bureau's line of an account. `type` is the account's type, which decides whether a limit can exist. */
export function readTradeline(place: Place, id: string, bureau: Bureau, type: Field<Code>): Tradeline {
  const granted = member(place, 'GrantedTrade');
  const collection = member(place, 'CollectionTrade');
  return {
    id,
    at: place.at,
    bureau,
    blended: false,
    creditorName: text(place, 'creditorName'),
    subscriberCode: text(place, 'subscriberCode'),
    accountNumber: text(place, 'accountNumber'),
    kind: kindOf(granted, collection, type),
    ...unreadIn({
      dateOpened: scalar(member(place, 'dateOpened').value),
      dateClosed: scalar(member(place, 'dateClosed').value),
      dateLastPayment: scalar(member(granted, 'dateLastPayment').value),
      balance: scalar(member(place, 'currentBalance').value),
      creditLimit: scalar(member(granted, 'CreditLimit').value),
    }),
    dateOpened: date(place, 'dateOpened'),
    dateClosed: date(place, 'dateClosed'),
    dateReported: date(place, 'dateReported'),
    dateVerified: date(place, 'dateVerified'),
    dateAccountStatus: date(place, 'dateAccountStatus'),
    dateLastPayment: date(granted, 'dateLastPayment'),
    dateLastActivity: null,
    datePastDue: date(granted, 'datePastDue'),
    dateWorstPayStatus: date(granted, 'dateWorstPayStatus'),
    dateChargedOff: null,
    dateFirstDelinquency: null,
    balance: money(place, 'currentBalance'),
    highBalance: money(place, 'highBalance'),
    creditLimit: creditLimit(money(granted, 'CreditLimit'), type),
    monthlyPayment: money(granted, 'monthlyPayment'),
    pastDue: money(granted, 'amountPastDue'),
    chargeOffAmount: null,
    actualPayment: firstOf(money(granted, 'actualPaymentAmount'), money(collection, 'actualPaymentAmount')),
    termMonths: termMonths(granted),
    monthsReviewed: count(granted, 'monthsReviewed'),
    late30: count(granted, 'late30Count'),
    late60: count(granted, 'late60Count'),
    late90: count(granted, 'late90Count'),
    condition: code(place, 'AccountCondition'),
    openClosed: code(place, 'OpenClosed'),
    payStatus: code(place, 'PayStatus'),
    worstPayStatus: code(granted, 'WorstPayStatus'),
    designator: code(place, 'AccountDesignator'),
    disputeFlag: code(place, 'DisputeFlag'),
    industry: code(place, 'IndustryCode'),
    accountType: code(granted, 'AccountType'),
    creditType: firstOf(code(granted, 'CreditType'), codeOf(member(collection, 'creditType'))),
    paymentFrequency: code(granted, 'PaymentFrequency'),
    originalCreditor: text(collection, 'originalCreditor'),
    collateral: text(granted, 'collateral'),
    markedNegative: null,
    remarks: listOf(place, 'Remark').map(readRemark).filter(present),
    history: readHistory(granted),
  };
}
