/** A comparison as plain JSON for the command line. */
import type { NamedLine } from '../findings/acrossReports.ts';
import type { Inquiry, PublicRecord, Report } from '../report/model.ts';
import type { Change } from './change.ts';
import { compareReports } from './compareReports.ts';

const lineName = ({ creditor, line }: NamedLine) => ({
  creditor,
  accountNumber: line.accountNumber?.value ?? null,
});
const inquiryName = ({ subscriber, date }: Inquiry) => ({
  subscriber: subscriber?.value ?? null,
  date: date?.value ?? null,
});
const recordName = ({ reference, dateFiled }: PublicRecord) => ({
  reference: reference?.value ?? null,
  dateFiled: dateFiled?.value ?? null,
});

/** What did not change is left out. */
function changesJson<T>(changes: readonly Change<T>[], nameOf: (record: T) => object): readonly object[] {
  return changes
    .filter(({ kind }) => kind !== 'same')
    .map((change) => ({
      kind: change.kind,
      ...('before' in change && change.before !== null ? { before: nameOf(change.before) } : {}),
      ...('now' in change && change.now !== null ? { now: nameOf(change.now) } : {}),
      ...('fields' in change ? { fields: change.fields } : {}),
    }));
}

export function comparisonJson(before: Report, now: Report): readonly object[] {
  return compareReports(before, now).map(({ bureau, accounts, inquiries, publicRecords }) => ({
    bureau,
    accounts: changesJson(accounts, lineName),
    inquiries: changesJson(inquiries, inquiryName),
    publicRecords: changesJson(publicRecords, recordName),
  }));
}
