import { dayIn, monthOf } from '../calendar.ts';
import type { Account, Granted, Line, Portfolio } from '../model.ts';
import {
  accountType,
  code,
  conditions,
  designators,
  industry,
  noCode,
  payStatus,
  portfolios,
  remark,
} from './codes.ts';
import { loneOrList, present, source } from './tree.ts';
import type { Branch, Tree } from './tree.ts';

/** TradeLinePartition: one real-world account. `firstPosition` counts tradelines over the whole report. */
export function partition(account: Account, firstPosition: number, pulledOn: string): Branch {
  const type = portfolios[account.portfolio];
  return {
    accountTypeDescription: type.description,
    accountTypeSymbol: type.symbol,
    accountTypeAbbreviation: type.abbreviation,
    Tradeline: account.lines.map((line, place) =>
      tradeline(line, account.portfolio, firstPosition + place, pulledOn),
    ),
  };
}

function tradeline(line: Line, portfolio: Portfolio, position: number, pulledOn: string): Branch {
  const remarks = line.remarks.map(({ code: symbol, text }) => ({
    customRemark: text,
    RemarkCode: remark(symbol),
  }));
  return present({
    subscriberCode: line.subscriberCode,
    highBalance: String(line.highBalance),
    dateVerified: line.verified,
    dateReported: line.reported,
    dateOpened: line.opened,
    accountNumber: line.accountNumber,
    dateAccountStatus: line.statusDate,
    currentBalance: String(line.balance),
    creditorName: line.creditorName,
    position: String(position),
    dateClosed: line.closed,
    bureau: line.bureau,
    AccountCondition: conditions[line.condition],
    AccountDesignator: designators[line.designator],
    DisputeFlag: line.disputed ? code('T', 'Account disputed', '198') : code('F', 'Account not disputed'),
    IndustryCode: industry(line.industry),
    OpenClosed: line.open ? code('O', 'Open') : code('C', 'Closed', '198'),
    PayStatus: payStatus(line.payStatus),
    VerificationIndicator: line.bureau === 'TransUnion' ? code('F', 'Account not disputed') : noCode,
    Remark: loneOrList(remarks),
    ...(line.granted === null
      ? {
          CollectionTrade: {
            originalCreditor: line.originalCreditor ?? '',
            actualPaymentAmount: '0',
            creditType: portfolios.Y,
          },
        }
      : { GrantedTrade: grantedTrade(line.granted, line, portfolio) }),
    Source: source(line.bureau, pulledOn),
  });
}

function grantedTrade(granted: Granted, line: Line, portfolio: Portfolio): Branch {
  return present({
    monthsReviewed: String(granted.monthsReviewed),
    monthlyPayment: String(granted.payment),
    late90Count: String(granted.late90),
    late60Count: String(granted.late60),
    late30Count: String(granted.late30),
    dateLastPayment: line.lastPayment,
    termMonths: String(granted.termMonths),
    collateral: '',
    amountPastDue: String(granted.pastDue),
    worstPatStatusCount: String(granted.monthsReviewed),
    AccountType: accountType(granted.accountType),
    CreditType: portfolios[portfolio],
    PaymentFrequency: line.bureau === 'TransUnion' ? code('M', 'Monthly (every month)') : noCode,
    TermType: granted.termMonths === 0 ? noCode : code('P', 'Provided'),
    WorstPayStatus: payStatus(granted.worst),
    CreditLimit: granted.limit === null ? null : String(granted.limit),
    PayStatusHistory: history(granted.history),
  });
}

/** The minimum number of months in a history; unknown months are blank. */
const paddedTo = 24;

function history(months: Granted['history']): Tree {
  const [newest] = months;
  if (newest === undefined) return '';
  const start = monthOf(newest.month);
  const padding = Array.from({ length: Math.max(0, paddedTo - months.length) }, (_, back) => ({
    date: dayIn(start - months.length - back, 1),
    status: ' ',
  }));
  return {
    status: months.map(({ status }) => status).join(''),
    startDate: newest.month,
    MonthlyPayStatus: [...months.map(({ month, status }) => ({ date: month, status })), ...padding],
  };
}
