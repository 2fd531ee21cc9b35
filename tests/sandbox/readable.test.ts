import { describe, expect, it } from 'vitest';
import type { Field, Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { identityIQReport } from '#sandbox/reports/formats/identityIQ.ts';
import { basicReport, epicReport } from '#sandbox/reports/formats/myFreeScoreNow.ts';
import { smartCreditReport } from '#sandbox/reports/formats/smartCredit.ts';
import type { ConsumerFile, HistoryMonth, Line } from '#sandbox/reports/model.ts';
import { reportFor } from '#sandbox/reports/reportFor.ts';

const value = <T>(field: Field<T>): T | null => field?.value ?? null;
const dollars = (field: Field<number>): number | null => (field === null ? null : field.value / 100);
const textOrNull = (text: string | null): string | null => (text === null || text === '' ? null : text);
const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

/** The model leaves out months about which a bureau knows nothing. */
const knownMonths = (line: Line): readonly HistoryMonth[] =>
  line.granted?.history.filter(({ status }) => status !== 'U') ?? [];

/** What the generator intended, as far as the product's model covers it. */
function meant(file: ConsumerFile) {
  return {
    reportDate: file.pulledOn,
    bureaus: file.bureaus,
    scores: Object.fromEntries(file.scores.map((score) => [score.bureau, score.value])),
    names: sorted(file.personal.names.map((one) => `${one.bureau} ${one.kind} ${one.last}`)),
    births: sorted(file.personal.births.map((one) => `${one.bureau} ${one.year} ${one.date ?? '-'}`)),
    ssns: sorted(file.personal.ssns.map((one) => `${one.bureau} ${one.digits}`)),
    addresses: sorted(
      file.personal.addresses.map((one) => `${one.bureau} ${one.kind} ${one.address.postalCode}`),
    ),
    accounts: file.accounts.map((account) => ({
      type: account.portfolio,
      lines: account.lines.map((line) => ({
        bureau: line.bureau,
        creditor: line.creditorName,
        number: textOrNull(line.accountNumber),
        kind: line.granted === null ? 'collection' : 'granted',
        opened: line.opened,
        closed: line.closed,
        reported: line.reported,
        lastPayment: line.lastPayment,
        balance: line.balance,
        highBalance: line.highBalance,
        open: line.open ? 'O' : 'C',
        payStatus: line.payStatus,
        designator: line.designator,
        disputed: line.disputed ? 'T' : 'F',
        remarks: line.remarks.map(({ code, text }) => code || text),
        originalCreditor: textOrNull(line.originalCreditor),
        limit: line.granted?.limit ?? null,
        pastDue: line.granted?.pastDue ?? null,
        lates: [line.granted?.late30 ?? null, line.granted?.late60 ?? null, line.granted?.late90 ?? null],
        worst: line.granted?.worst ?? null,
        history: knownMonths(line).map(({ month, status }) => `${month.slice(0, 7)} ${status}`),
      })),
    })),
    inquiries: file.inquiries.map((one) => `${one.bureau} ${one.date} ${one.subscriber} ${one.industry}`),
    bankruptcies: file.bankruptcies
      .flat()
      .map(
        (one) => `${one.bureau} ${one.chapter === 7 ? '1' : '4'} ${one.status} ${one.filed} ${one.reference}`,
      ),
    contacts: file.contacts.map(
      (one) => `${one.bureau} ${one.subscriberCode} ${one.street} ${one.postalCode}`,
    ),
  };
}

/** The same facts from the report as the product read it. */
function found(report: Report) {
  return {
    reportDate: value(report.reportDate),
    bureaus: report.bureaus,
    scores: Object.fromEntries(report.scores.map((score) => [score.bureau, value(score.value)])),
    names: sorted(report.personal.names.map((one) => `${one.bureau} ${one.kind} ${value(one.last)}`)),
    births: sorted(
      report.personal.births.map((one) => `${one.bureau} ${value(one.year)} ${value(one.date) ?? '-'}`),
    ),
    ssns: sorted(report.personal.ssns.map((one) => `${one.bureau} ${value(one.digits)}`)),
    addresses: sorted(
      report.personal.addresses.map((one) => `${one.bureau} ${one.kind} ${value(one.postalCode)}`),
    ),
    accounts: report.accounts.map((account) => ({
      type: value(account.type)?.symbol,
      lines: account.tradelines.map((line) => ({
        bureau: line.bureau,
        creditor: value(line.creditorName),
        number: value(line.accountNumber),
        kind: line.kind,
        opened: value(line.dateOpened),
        closed: value(line.dateClosed),
        reported: value(line.dateReported),
        lastPayment: value(line.dateLastPayment),
        balance: dollars(line.balance),
        highBalance: dollars(line.highBalance),
        open: value(line.openClosed)?.symbol,
        payStatus: value(line.payStatus)?.symbol,
        designator: value(line.designator)?.symbol,
        disputed: value(line.disputeFlag)?.symbol,
        remarks: line.remarks.map((remark) => value(remark.code)?.symbol ?? value(remark.text)),
        originalCreditor: value(line.originalCreditor),
        limit: dollars(line.creditLimit),
        pastDue: dollars(line.pastDue),
        lates: [value(line.late30), value(line.late60), value(line.late90)],
        worst: value(line.worstPayStatus)?.symbol ?? null,
        history: line.history.map(({ month, status }) => `${month} ${status}`),
      })),
    })),
    inquiries: report.inquiries.map(
      (one) => `${one.bureau} ${value(one.date)} ${value(one.subscriber)} ${value(one.industry)?.symbol}`,
    ),
    bankruptcies: report.publicRecords.map(
      (one) =>
        `${one.bureau} ${value(one.type)?.symbol} ${value(one.status)?.description.toLowerCase()} ${value(one.dateFiled)} ${value(one.reference)}`,
    ),
    contacts: report.contacts.map(
      (one) => `${one.bureau} ${value(one.subscriberCode)} ${value(one.street)} ${value(one.postalCode)}`,
    ),
  };
}

const styles = [
  ['mfsn-basic', basicReport],
  ['mfsn-epic', epicReport],
  ['smartcredit', smartCreditReport],
  ['identityiq', identityIQReport],
] as const;

describe.each(styles)('%s', (format, render) => {
  it('of fifty people, over the months, is read as intended', () => {
    for (let person = 0; person < 50; person += 1) {
      const file = reportFor(`reader${person}`, person % 4);
      const report = readReport(render(file));
      expect(report.format).toBe(format);
      expect(found(report)).toEqual(meant(file));
    }
  });
});
