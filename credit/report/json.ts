/** A report as plain JSON for the command line: values without their pointers, amounts in dollars. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { negativeReasons } from './negative.ts';
import type { Account, Code, Field, Report, Tradeline } from './model.ts';
import { remarkText } from './remarks.ts';

const value = <T>(field: Field<T>): T | null => field?.value ?? null;
const dollars = (field: Field<number>): number | null => (field ? field.value / 100 : null);
const described = (field: Field<Code>): string | null =>
  field ? field.value.description || field.value.abbreviation || field.value.symbol : null;
const masked = (field: Field<string>): string | null => field && `***-**-${field.value.slice(-4)}`;

const tradelineJson = (account: Account, tradeline: Tradeline) => {
  const reasons = negativeReasons(account, tradeline);
  return {
    id: tradeline.id,
    creditorName: value(tradeline.creditorName),
    accountNumber: value(tradeline.accountNumber),
    kind: tradeline.kind,
    blended: tradeline.blended,
    negative: reasons.length > 0,
    negativeReasons: reasons,
    dateOpened: value(tradeline.dateOpened),
    dateClosed: value(tradeline.dateClosed),
    dateReported: value(tradeline.dateReported),
    dateAccountStatus: value(tradeline.dateAccountStatus),
    dateLastPayment: value(tradeline.dateLastPayment),
    dateLastActivity: value(tradeline.dateLastActivity),
    balance: dollars(tradeline.balance),
    highBalance: dollars(tradeline.highBalance),
    creditLimit: dollars(tradeline.creditLimit),
    monthlyPayment: dollars(tradeline.monthlyPayment),
    pastDue: dollars(tradeline.pastDue),
    termMonths: value(tradeline.termMonths),
    late30: value(tradeline.late30),
    late60: value(tradeline.late60),
    late90: value(tradeline.late90),
    condition: described(tradeline.condition),
    openClosed: described(tradeline.openClosed),
    payStatus: described(tradeline.payStatus),
    worstPayStatus: described(tradeline.worstPayStatus),
    designator: described(tradeline.designator),
    disputeFlag: described(tradeline.disputeFlag),
    accountType: described(tradeline.accountType),
    originalCreditor: value(tradeline.originalCreditor),
    remarks: tradeline.remarks.map(remarkText),
    history: tradeline.history.map(({ month, status }) => ({ month, status })),
  };
};

function byBureau<T extends { readonly bureau: Bureau }, R>(items: readonly T[], shape: (item: T) => R) {
  const groups: Partial<Record<Bureau, R[]>> = {};
  for (const item of items) (groups[item.bureau] ??= []).push(shape(item));
  return groups;
}

const accountJson = (account: Account) => ({
  id: account.id,
  creditor: account.creditor,
  type: account.type?.value.symbol ?? null,
  typeDescription: described(account.type),
  tradelines: byBureau(account.tradelines, (tradeline) => tradelineJson(account, tradeline)),
});

const personalJson = ({ personal }: Report) => ({
  names: personal.names.map(({ bureau, kind, full }) => ({ bureau, kind, full })),
  addresses: personal.addresses.map((address) => ({
    bureau: address.bureau,
    kind: address.kind,
    street: value(address.street),
    city: value(address.city),
    state: value(address.state),
    postalCode: value(address.postalCode),
    dateReported: value(address.dateReported),
  })),
  births: personal.births.map(({ bureau, year, date }) => ({ bureau, year: value(year), date: value(date) })),
  ssns: personal.ssns.map(({ bureau, digits }) => ({ bureau, digits: masked(digits) })),
  employers: personal.employers.map(({ bureau, name }) => ({ bureau, name: value(name) })),
  phones: personal.phones.map(({ bureau, number }) => ({ bureau, number: value(number) })),
  statements: personal.statements.map(({ bureau, text }) => ({ bureau, text: value(text) })),
});

/** Accounts have a list of lines per bureau, because a bureau can appear twice, each with why it is negative. */
export function reportJson(report: Report) {
  return {
    format: report.format,
    reportDate: value(report.reportDate),
    bureaus: report.bureaus,
    scores: report.scores.map(({ bureau, value: score, model }) => ({
      bureau,
      value: value(score),
      model: value(model),
    })),
    personal: personalJson(report),
    accounts: report.accounts.map(accountJson),
    inquiries: report.inquiries.map((inquiry) => ({
      id: inquiry.id,
      bureau: inquiry.bureau,
      subscriber: value(inquiry.subscriber),
      date: value(inquiry.date),
      kind: value(inquiry.kind),
      industry: described(inquiry.industry),
    })),
    publicRecords: report.publicRecords.map((record) => ({
      id: record.id,
      bureau: record.bureau,
      classification: described(record.classification),
      type: described(record.type),
      status: described(record.status),
      court: value(record.court),
      reference: value(record.reference),
      dateFiled: value(record.dateFiled),
      dateResolved: value(record.dateResolved),
      amount: dollars(record.amount),
      plaintiff: value(record.plaintiff),
    })),
    summary: report.summary.map((summary) => ({
      bureau: summary.bureau,
      totalAccounts: value(summary.totalAccounts),
      openAccounts: value(summary.openAccounts),
      closedAccounts: value(summary.closedAccounts),
      delinquentAccounts: value(summary.delinquentAccounts),
      derogatoryAccounts: value(summary.derogatoryAccounts),
      balances: dollars(summary.balances),
      monthlyPayments: dollars(summary.monthlyPayments),
      inquiriesLast2Years: value(summary.inquiriesLast2Years),
      publicRecords: value(summary.publicRecords),
    })),
  };
}
