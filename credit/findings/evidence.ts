/** Quotes the report: a value of the model becomes evidence, with the text for a sentence and the value's location. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import { formatMoney } from '#vocabulary/money.ts';
import type {
  Account,
  BureauRecord,
  Code,
  Field,
  HistoryMonth,
  Inquiry,
  IsoDate,
  PublicRecord,
  Remark,
  Sourced,
  Tradeline,
} from '../report/model.ts';
import { tradelineFields, type FieldKind, type TradelineField } from './fields.ts';
import type { Evidence, NamedEvidence } from './finding.ts';
import { codeText, monthText, usDate, usMonth } from './formatValue.ts';

/** What evidence shows if its point is that the record does not have the field. */
export const notReported = 'not reported';

function textOf(kind: FieldKind, value: string | number | Code): string {
  if (typeof value === 'object') return codeText(value);
  if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : String(value);
  return kind === 'date' ? usDate(value) : value;
}

const isMonth = <T>(found: Sourced<T>): found is Sourced<T & string> => found.ofMonth === true;

/** A date as the report gives it: `08/15/2025`, or `08/2025`. */
const shownDate = ({ value, ofMonth }: Sourced<IsoDate>): string =>
  ofMonth === true ? usMonth(value.slice(0, 7)) : usDate(value);

function isEvidence(named: Exclude<NamedEvidence, null>): named is Evidence {
  return 'at' in named && typeof named.at === 'string';
}

/** The values of named evidence as a list, in the order of their names. */
export function valuesOf(named: NamedEvidence): readonly Evidence[] {
  if (named === null) return [];
  return isEvidence(named) ? [named] : Object.values(named).flatMap(valuesOf);
}

/** A field of a tradeline as reported; if it is missing, `not reported` with the location of the whole tradeline. */
export function cite<Name extends TradelineField>(tradeline: Tradeline, field: Name): Evidence<Name> {
  const found: Field<string | number | Code> = tradeline[field];
  const { kind } = tradelineFields[field];
  const value = found === null ? '' : isMonth(found) ? shownDate(found) : textOf(kind, found.value);
  if (found === null || value === '') return absent(tradeline, field);
  const cited = { bureau: tradeline.bureau, field, value, at: found.at };
  return typeof found.value === 'object' && found.value.symbol === '' ? { ...cited, fromWords: true } : cited;
}

export function absent<Name extends EvidenceField>(record: BureauRecord, field: Name): Evidence<Name> {
  return { bureau: record.bureau, field, value: notReported, at: record.at };
}

export function citeMonth(bureau: Bureau, month: HistoryMonth): Evidence<'history'> {
  return { bureau, field: 'history', value: monthText(month), at: month.at };
}

/** A remark as reported, for a sentence that concludes nothing from it; see remarkSigns.ts for one that does. */
export function quoteRemark(bureau: Bureau, remark: Remark): Evidence<'remark'> {
  const code = remark.code === null ? '' : codeText(remark.code.value);
  return { bureau, field: 'remark', value: code || (remark.text?.value ?? ''), at: remark.at };
}

export function citeType(bureau: Bureau, account: Account): Evidence | null {
  if (account.type === null) return null;
  return { bureau, field: 'partitionType', value: codeText(account.type.value), at: account.type.at };
}

export function citeText<Name extends EvidenceField>(
  record: BureauRecord,
  field: Name,
  found: Field<string>,
): Evidence<Name> {
  return found === null
    ? absent(record, field)
    : { bureau: record.bureau, field, value: found.value, at: found.at };
}

export function citeDate<Name extends EvidenceField>(
  record: BureauRecord,
  field: Name,
  found: Field<string>,
): Evidence<Name> {
  return found === null
    ? absent(record, field)
    : { bureau: record.bureau, field, value: shownDate(found), at: found.at };
}

export function citeCode<Name extends EvidenceField>(
  record: BureauRecord,
  field: Name,
  found: Field<Code>,
): Evidence<Name> {
  return found === null || codeText(found.value) === ''
    ? absent(record, field)
    : { bureau: record.bureau, field, value: codeText(found.value), at: found.at };
}

/** How a letter names an inquiry. */
export function citeInquiry(inquiry: Inquiry) {
  return {
    company: citeText(inquiry, 'inquirer', inquiry.subscriber),
    date: citeDate(inquiry, 'inquiryDate', inquiry.date),
  };
}

/** How a letter names a court record. */
export function citeRecord(record: PublicRecord) {
  return {
    type: citeCode(record, 'recordType', record.type ?? record.classification),
    court: citeText(record, 'court', record.court),
    reference: citeText(record, 'recordReference', record.reference),
    filed: citeDate(record, 'dateFiled', record.dateFiled),
  };
}

/** `bureau` is null if the date belongs to the whole report. */
export function citeReportDate(date: Sourced<IsoDate>, bureau: Bureau | null): Evidence<'reportDate'> {
  return { bureau, field: 'reportDate', value: shownDate(date), at: date.at };
}

/** A mark on a file as a whole. `bureau` is null if the report does not say in whose file it is. */
export function citeAlert(bureau: Bureau | null, value: string, at: string): Evidence<'alert'> {
  return { bureau, field: 'alert', value, at };
}

const earlier = '/earlierReport';

/** Evidence from an earlier report. Its pointer refers to that document, so it has a place of its own. */
export function earlierReport<Name extends EvidenceField>(evidence: Evidence<Name>): Evidence<Name> {
  return { ...evidence, at: `${earlier}${evidence.at}` };
}

export const isFromEarlierReport = ({ at }: Evidence): boolean => at.startsWith(`${earlier}/`);
