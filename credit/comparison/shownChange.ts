/** A change as it is shown: with the field's name from the vocabulary, and values as letters print them. */
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import { isTradelineField, tradelineFields } from '../findings/fields.ts';
import { codeText, monthMeaning, usDate } from '../findings/formatValue.ts';
import { formatMoney } from '../report/format.ts';
import type { FieldChange } from './change.ts';

export interface ShownChange {
  readonly field: EvidenceField;
  /** Of a month of the payment history. */
  readonly month: string | null;
  readonly before: string | null;
  readonly now: string | null;
  readonly days: number | null;
}

type Value = FieldChange['before'];

const recordFields: Readonly<Record<string, EvidenceField>> = {
  type: 'recordType',
  status: 'recordStatus',
  court: 'court',
  dateFiled: 'dateFiled',
  dateResolved: 'dateResolved',
  amount: 'balance',
};

const month = /^history (\d{4}-\d{2})$/;

export function shownChange({ field, before, now, days }: FieldChange): ShownChange | null {
  const [, ofHistory] = month.exec(field) ?? [];
  if (ofHistory !== undefined)
    return {
      field: 'history',
      month: ofHistory,
      before: statusText(before),
      now: statusText(now),
      days: null,
    };
  const name = isEvidenceField(field) ? field : recordFields[field];
  if (name === undefined) return null;
  return {
    field: name,
    month: null,
    before: textOf(name, before),
    now: textOf(name, now),
    days: days ?? null,
  };
}

const isEvidenceField = (field: string): field is keyof typeof tradelineFields => field in tradelineFields;

const statusText = (status: Value): string | null =>
  typeof status === 'string' ? monthMeaning(status) : null;

function textOf(field: EvidenceField, value: Value): string | null {
  if (value === null) return null;
  if (typeof value === 'object') return codeText(value);
  const isCount = isTradelineField(field) && tradelineFields[field].kind === 'count';
  if (typeof value === 'number') return isCount ? String(value) : formatMoney(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? usDate(value) : value;
}
