/**
 * `data.providerViews`: MyFreeScoreNow's newer response, with one view per bureau. It has no statuses, history, or
 * people, and no dates except for openings and inquiries. It says itself whether an account is negative.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { BureauSummary, Inquiry, Report, Score, Tradeline } from '../model.ts';
import { accountOf, blankTradeline, noAlerts, nothingPersonal } from './reading/emptyTradeline.ts';
import { bureauNamed } from './reading/bureau.ts';
import { count, date, firstOf, flag, money, text } from './reading/fields.ts';
import { joinLines } from './reading/joinLines.ts';
import { list, listOf, member, scalar, type Place } from './reading/place.ts';
import { isScore } from './reading/values.ts';
import { returnedBureaus } from './reading/reportingBureaus.ts';
import { unreadIn } from './reading/unread.ts';
import { creditLimit } from './reading/creditLimit.ts';
import { accountTypes, codeNamed, conditions, openClosed } from './reading/words.ts';

interface View {
  readonly bureau: Bureau;
  readonly place: Place;
}

const amount = (place: Place, name: string) => money(member(place, name), 'amount');
const rawAmount = (place: Place, name: string) => scalar(member(member(place, name), 'amount').value);

/** One text says whether an account is open or closed, or else what happened to it ("PAID", "TRANSFERRED"). */
function statusOf(account: Place, name: string): Pick<Tradeline, 'condition' | 'openClosed'> {
  const status = text(account, name);
  const known = codeNamed(status, openClosed);
  return known?.value.symbol
    ? { condition: null, openClosed: known }
    : { condition: codeNamed(status, conditions), openClosed: null };
}

function readLine(account: Place, bureau: Bureau): Tradeline {
  const type = codeNamed(text(account, 'accountType'), accountTypes);
  return {
    ...blankTradeline(bureau, account.at),
    creditorName: text(account, 'accountName'),
    accountNumber: text(account, 'accountNumber'),
    kind: 'granted',
    ...unreadIn({
      dateOpened: scalar(member(account, 'dateOpened').value),
      dateClosed: '',
      dateLastPayment: '',
      balance: rawAmount(account, 'balanceAmount'),
      creditLimit: rawAmount(account, 'creditLimitAmount'),
    }),
    dateOpened: date(account, 'dateOpened'),
    balance: amount(account, 'balanceAmount'),
    creditLimit: creditLimit(amount(account, 'creditLimitAmount'), type),
    monthlyPayment: amount(account, 'monthlyPayment'),
    ...statusOf(account, 'accountStatus'),
    creditType: type,
    markedNegative: flag(account, 'isNegative'),
  };
}

/** `agencyClient` is the original creditor, and `orginalAmountOwed` (with that spelling) the original amount. */
function readCollection(account: Place, bureau: Bureau): Tradeline {
  return {
    ...blankTradeline(bureau, account.at),
    creditorName: text(account, 'agencyName'),
    accountNumber: text(account, 'accountNumber'),
    kind: 'collection',
    balance: amount(account, 'amount'),
    highBalance: firstOf(amount(account, 'orginalAmountOwed'), amount(account, 'originalAmountOwed')),
    ...statusOf(account, 'status'),
    creditType: codeNamed({ value: 'Collection', at: account.at }, accountTypes),
    originalCreditor: text(account, 'agencyClient'),
  };
}

function readLines({ bureau, place }: View): readonly Tradeline[] {
  const granted = ['revolvingAccounts', 'mortgageAccounts', 'installmentAccounts', 'otherAccounts'];
  return [
    ...granted.flatMap((name) => listOf(place, name)).map((account) => readLine(account, bureau)),
    ...listOf(place, 'collections').map((account) => readCollection(account, bureau)),
  ];
}

function readScore({ bureau, place }: View): Score {
  const shown = member(member(place, 'summary'), 'creditScore');
  const score = count(shown, 'score');
  return {
    bureau,
    value: score && isScore(score.value) ? score : null,
    model: null,
    factors: listOf(shown, 'scoreReasons').flatMap((reason) => {
      const symbol = text(reason, 'code');
      const words = text(reason, 'description')?.value ?? '';
      const effect = firstOf(text(reason, 'creditScoreFactorEffect'), text(reason, 'effect'))?.value;
      if (words === '' && symbol === null) return [];
      return [
        {
          effect: effect === 'HURTING' ? 'negative' : effect === 'HELPING' ? 'positive' : null,
          code: symbol && {
            value: { symbol: symbol.value, description: words, abbreviation: '' },
            at: reason.at,
          },
          text: words,
          at: reason.at,
        },
      ];
    }),
  };
}

function readInquiries(views: readonly View[]): readonly Inquiry[] {
  return views
    .flatMap(({ bureau, place }) => listOf(place, 'inquiries').map((inquiry) => ({ bureau, inquiry })))
    .map(({ bureau, inquiry }, index) => ({
      id: `inquiry-${index}`,
      at: inquiry.at,
      bureau,
      subscriber: text(inquiry, 'contactName'),
      date: date(inquiry, 'reportedDate'),
      kind: text(inquiry, 'type'),
      industry: null,
    }));
}

/** The view counts by class and gives no total; what it does not count stays missing. */
function readSummary({ bureau, place }: View): BureauSummary {
  const summary = member(place, 'summary');
  return {
    bureau,
    at: summary.at,
    totalAccounts: null,
    openAccounts: null,
    closedAccounts: null,
    delinquentAccounts: null,
    derogatoryAccounts: null,
    balances: null,
    monthlyPayments: null,
    inquiriesLast2Years: null,
    publicRecords: count(summary, 'totalPublicRecords'),
  };
}

export function providerViews(root: Place): Report | null {
  const data = member(root, 'data');
  const views = list(member(data, 'providerViews')).flatMap((place): View[] => {
    const bureau = bureauNamed(scalar(member(place, 'provider').value));
    return bureau ? [{ bureau, place }] : [];
  });
  if (views.length === 0) return null;
  const records = {
    personal: nothingPersonal,
    accounts: joinLines(views.flatMap(readLines)).map((group, index) =>
      accountOf(index, group[0]?.at ?? '', group[0]?.creditType ?? null, group),
    ),
    inquiries: readInquiries(views),
    publicRecords: [],
  };
  return {
    format: 'mfsn-provider-views',
    reportDate: date(data, 'reportDate'),
    bureaus: returnedBureaus(
      records,
      views.map(({ bureau }) => bureau),
    ),
    scores: views.map(readScore),
    ...records,
    contacts: [],
    alerts: noAlerts,
    summary: views.map(readSummary),
  };
}
