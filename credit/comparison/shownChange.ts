/** Changes and values as they are shown: with field names from the vocabulary, and values as letters print them. */
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import { isTradelineField, tradelineFields } from '../findings/fields.ts';
import { codeText, monthMeaning, usDate } from '../findings/formatValue.ts';
import { formatMoney } from '#vocabulary/money.ts';
import type { Code, Field } from '../report/model.ts';
import type { FieldChange } from './change.ts';

export interface ShownChange {
  readonly field: EvidenceField;
  /** `YYYY-MM`, of a month of the payment history. */
  readonly month: string | null;
  readonly before: string | null;
  readonly now: string | null;
  readonly days: number | null;
}

/** The fields of court records. */
export const recordFieldNames = {
  type: 'recordType',
  status: 'recordStatus',
  court: 'court',
  dateFiled: 'dateFiled',
  dateResolved: 'dateResolved',
  amount: 'balance',
} as const satisfies Readonly<Record<string, EvidenceField>>;

const ofHistory = /^history (\d{4}-\d{2})$/;

export function shownChange({ field, before, now, days }: FieldChange): ShownChange | null {
  const [, month] = ofHistory.exec(field) ?? [];
  if (month !== undefined)
    return { field: 'history', month, before: statusText(before), now: statusText(now), days: null };
  const name = nameOf(field);
  if (name === undefined) return null;
  return {
    field: name,
    month: null,
    before: textOf(name, before),
    now: textOf(name, now),
    days: days ?? null,
  };
}

/** Null if the report does not give it. */
export const shownValue = (field: EvidenceField, value: Field<string | number | Code> | undefined) =>
  textOf(field, value?.value ?? null) || null;

const isLineField = (field: string): field is keyof typeof tradelineFields => field in tradelineFields;
const isRecordField = (field: string): field is keyof typeof recordFieldNames => field in recordFieldNames;

function nameOf(field: string): EvidenceField | undefined {
  if (isLineField(field)) return field;
  return isRecordField(field) ? recordFieldNames[field] : undefined;
}

const statusText = (status: FieldChange['before']): string | null =>
  typeof status === 'string' ? monthMeaning(status) : null;

function textOf(field: EvidenceField, value: FieldChange['before']): string | null {
  if (value === null) return null;
  if (typeof value === 'object') return codeText(value);
  const isCount = isTradelineField(field) && tradelineFields[field].kind === 'count';
  if (typeof value === 'number') return isCount ? String(value) : formatMoney(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? usDate(value) : value;
}
