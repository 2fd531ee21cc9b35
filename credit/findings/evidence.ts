/** Quoting the report: a value of the model becomes evidence, with the text a sentence shows and where it stands. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import { formatMoney } from '../report/format.ts';
import type {
  Account,
  BureauRecord,
  Code,
  Field,
  HistoryMonth,
  Inquiry,
  PublicRecord,
  Remark,
  Report,
  Tradeline,
} from '../report/model.ts';
import { tradelineFields, type FieldKind, type TradelineField } from './fields.ts';
import type { Evidence } from './finding.ts';
import { codeText, monthText, usDate } from './formatValue.ts';

/** What evidence shows when its point is that the record does not have the field. */
export const notReported = 'not reported';

function textOf(kind: FieldKind, value: string | number | Code): string {
  if (typeof value === 'object') return codeText(value);
  if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : String(value);
  return kind === 'date' ? usDate(value) : value;
}

/** A field of a tradeline as it stands; `not reported`, pointing at the whole tradeline, when it is absent. */
export function cite(tradeline: Tradeline, field: TradelineField): Evidence {
  const found: Field<string | number | Code> = tradeline[field];
  const value = found === null ? '' : textOf(tradelineFields[field].kind, found.value);
  if (found === null || value === '') return absent(tradeline, field);
  return { bureau: tradeline.bureau, field, value, at: found.at };
}

export function absent(record: BureauRecord, field: EvidenceField): Evidence {
  return { bureau: record.bureau, field, value: notReported, at: record.at };
}

export function citeMonth(bureau: Bureau, month: HistoryMonth): Evidence {
  return { bureau, field: 'history', value: monthText(month), at: month.at };
}

export function remarkText(remark: Remark): string {
  const code = remark.code === null ? '' : codeText(remark.code.value);
  return code || (remark.text?.value ?? '');
}

export function citeRemark(bureau: Bureau, remark: Remark): Evidence {
  return { bureau, field: 'remark', value: remarkText(remark), at: remark.at };
}

export function citeType(bureau: Bureau, account: Account): Evidence | null {
  if (account.type === null) return null;
  return { bureau, field: 'partitionType', value: codeText(account.type.value), at: account.type.at };
}

export function citeText(record: BureauRecord, field: EvidenceField, found: Field<string>): Evidence {
  return found === null
    ? absent(record, field)
    : { bureau: record.bureau, field, value: found.value, at: found.at };
}

export function citeDate(record: BureauRecord, field: EvidenceField, found: Field<string>): Evidence {
  return found === null
    ? absent(record, field)
    : { bureau: record.bureau, field, value: usDate(found.value), at: found.at };
}

export function citeCode(record: BureauRecord, field: EvidenceField, found: Field<Code>): Evidence {
  return found === null || codeText(found.value) === ''
    ? absent(record, field)
    : { bureau: record.bureau, field, value: codeText(found.value), at: found.at };
}

/** Company and date, in that order: how a letter names an inquiry. */
export function citeInquiry(inquiry: Inquiry): readonly Evidence[] {
  return [citeText(inquiry, 'inquirer', inquiry.subscriber), citeDate(inquiry, 'inquiryDate', inquiry.date)];
}

/** Kind, court, reference and filing date: how a letter names a court record. */
export function citeRecord(record: PublicRecord): readonly Evidence[] {
  return [
    citeCode(record, 'recordType', record.type ?? record.classification),
    citeText(record, 'court', record.court),
    citeText(record, 'recordReference', record.reference),
    citeDate(record, 'dateFiled', record.dateFiled),
  ];
}

export function citeReportDate(report: Report, bureau: Bureau): readonly Evidence[] {
  if (report.reportDate === null) return [];
  return [{ bureau, field: 'reportDate', value: usDate(report.reportDate.value), at: report.reportDate.at }];
}
