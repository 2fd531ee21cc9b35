import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Account, Code, Field, Tradeline } from '../../model.ts';
import { accountOf, blankTradeline } from '../reading/emptyTradeline.ts';
import { isObject, member, type Place } from '../reading/place.ts';
import { creditLimit } from '../reading/creditLimit.ts';
import { parseDateOrMonth } from '../reading/dates.ts';
import { unreadIn } from '../reading/unread.ts';
import {
  accountDetails,
  accountTypes,
  codeNamed,
  conditions,
  designators,
  disputeFlags,
  industries,
  openClosed,
  paymentFrequencies,
  payStatuses,
} from '../reading/words.ts';
import { readHistory } from './history.ts';
import { count, date, lines, money, term, words } from './printedValues.ts';

/** The two pages use some labels for different things; these are the labels of one page. */
export interface LineLabels {
  readonly type: string | null;
  readonly detail: string;
  readonly condition: string;
  readonly openClosed: string | null;
}

/** "SUMMIT RECOVERY (Original Creditor: EXAMPLE HOSPITAL)". */
function readHeading(block: Place): { creditor: Field<string>; original: Field<string> } {
  const heading = words(block, 'heading');
  const start = heading?.value.indexOf(' (Original Creditor:') ?? -1;
  if (heading === null || start === -1) return { creditor: heading, original: null };
  const original = heading.value
    .slice(start + ' (Original Creditor:'.length)
    .replace(/\)$/, '')
    .trim();
  return {
    creditor: { value: heading.value.slice(0, start), at: heading.at },
    original: original === '' ? null : { value: original, at: heading.at },
  };
}

function typeOf(block: Place, labels: LineLabels): Field<Code> {
  const { type } = labels;
  const shown =
    type === null
      ? words(block, 'group')
      : (bureaus.map((bureau) => words(member(block, bureau), type)).find((found) => found !== null) ?? null);
  return codeNamed(shown, accountTypes);
}

/** The page prints one name above all columns. It becomes each line's name, with a pointer to that heading. */
function readLine(block: Place, bureau: Bureau, labels: LineLabels): Tradeline {
  const column = member(block, bureau);
  const { creditor, original } = readHeading(block);
  const type = typeOf(block, labels);
  const detail = words(column, labels.detail);
  const dateReported = date(column, 'Last Reported', 'Date Reported');
  const late = member(column, 'Days Late');
  const collected = type?.value.symbol === 'Y' || detail?.value.toLowerCase() === 'collection';
  const limit = money(column, 'Credit Limit');
  return {
    ...blankTradeline(bureau, column.at),
    creditorName: creditor,
    accountNumber: words(column, 'Account #'),
    kind: collected ? 'collection' : 'granted',
    ...unreadIn(
      {
        dateOpened: words(column, 'Date Opened')?.value ?? '',
        dateClosed: words(column, 'Closed Date')?.value ?? '',
        dateLastPayment: words(column, 'Date of Last Payment', 'Last Payment')?.value ?? '',
        balance: words(column, 'Balance', 'Balance Owed')?.value ?? '',
        creditLimit: words(column, 'Credit Limit')?.value ?? '',
      },
      parseDateOrMonth,
    ),
    dateOpened: date(column, 'Date Opened'),
    dateClosed: date(column, 'Closed Date'),
    dateReported,
    dateVerified: date(column, 'Last Verified'),
    dateAccountStatus: date(column, 'Date Last Active', 'Date of Last Activity'),
    dateLastPayment: date(column, 'Date of Last Payment', 'Last Payment'),
    balance: money(column, 'Balance', 'Balance Owed'),
    highBalance: money(column, 'High Credit', 'High Balance'),
    creditLimit: creditLimit(limit, type),
    monthlyPayment: money(column, 'Monthly Payment', 'Payment Amount'),
    pastDue: money(column, 'Past Due', 'Past Due Amount'),
    termMonths: term(column, 'No. of Months (terms)', 'Term Length'),
    late30: count(late, '30'),
    late60: count(late, '60'),
    late90: count(late, '90'),
    condition: codeNamed(words(column, labels.condition), conditions),
    openClosed: labels.openClosed === null ? null : codeNamed(words(column, labels.openClosed), openClosed),
    payStatus: codeNamed(words(column, 'Payment Status'), payStatuses),
    designator: codeNamed(words(column, 'Bureau Code', 'Account Description'), designators),
    disputeFlag: codeNamed(words(column, 'Dispute Status'), disputeFlags),
    industry: codeNamed(words(column, 'Creditor Type'), industries),
    accountType: collected ? null : codeNamed(detail, accountDetails),
    creditType: type,
    paymentFrequency: codeNamed(words(column, 'Payment Frequency'), paymentFrequencies),
    originalCreditor: words(column, 'Original Creditor') ?? original,
    remarks: lines(column, 'Comments', 'Creditor Remarks').flatMap((text) =>
      text ? [{ code: null, text, at: text.at }] : [],
    ),
    history: readHistory(column, dateReported),
  };
}

/** The blocks of an account history. A bureau with an empty column does not report the account. */
export function readAccounts(blocks: readonly Place[], labels: LineLabels): readonly Account[] {
  return blocks.map((block, index) => {
    const reporting = bureaus.filter((bureau) => isObject(member(block, bureau).value));
    const read = reporting.map((bureau) => readLine(block, bureau, labels));
    return accountOf(index, block.at, typeOf(block, labels), read);
  });
}
