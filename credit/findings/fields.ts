/** The fields a finding can quote, and their names in letters. */
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';

/** How to format the values of a field. */
export type FieldKind = 'money' | 'date' | 'count' | 'code' | 'text';

export const tradelineFields = {
  creditorName: { kind: 'text', label: 'creditor name' },
  accountNumber: { kind: 'text', label: 'account number' },
  dateOpened: { kind: 'date', label: 'date opened' },
  dateClosed: { kind: 'date', label: 'date closed' },
  dateReported: { kind: 'date', label: 'date reported' },
  dateAccountStatus: { kind: 'date', label: 'date of last activity' },
  dateLastPayment: { kind: 'date', label: 'date of last payment' },
  dateFirstDelinquency: { kind: 'date', label: 'date of first delinquency' },
  balance: { kind: 'money', label: 'balance' },
  highBalance: { kind: 'money', label: 'high credit' },
  creditLimit: { kind: 'money', label: 'credit limit' },
  monthlyPayment: { kind: 'money', label: 'monthly payment' },
  pastDue: { kind: 'money', label: 'amount past due' },
  late30: { kind: 'count', label: 'number of 30-day late payments' },
  late60: { kind: 'count', label: 'number of 60-day late payments' },
  late90: { kind: 'count', label: 'number of 90-day late payments' },
  condition: { kind: 'code', label: 'account status' },
  openClosed: { kind: 'code', label: 'open or closed status' },
  payStatus: { kind: 'code', label: 'payment status' },
  worstPayStatus: { kind: 'code', label: 'worst payment status' },
  designator: { kind: 'code', label: 'responsibility' },
  disputeFlag: { kind: 'code', label: 'dispute notation' },
  industry: { kind: 'code', label: 'industry' },
  accountType: { kind: 'code', label: 'type of account' },
  originalCreditor: { kind: 'text', label: 'original creditor' },
} as const satisfies Partial<Record<EvidenceField, { kind: FieldKind; label: string }>>;

export type TradelineField = keyof typeof tradelineFields;

const otherLabels: Readonly<Record<Exclude<EvidenceField, TradelineField>, string>> = {
  history: 'payment history',
  remark: 'remark',
  partitionType: 'type of account',
  inquirer: 'company that inquired',
  inquiryDate: 'date of the inquiry',
  recordType: 'type of record',
  recordStatus: 'status of the case',
  recordReference: 'reference number',
  court: 'court',
  dateFiled: 'date filed',
  dateResolved: 'date resolved',
  name: 'name',
  address: 'address',
  birth: 'date of birth',
  ssn: 'Social Security number',
  employer: 'employer',
  phone: 'phone number',
  reportDate: 'date of the report',
  alert: 'alert',
  bureauFile: 'file',
  confirmation: 'confirmation of the client',
  letterDate: 'date of the earlier letter',
  mailedOn: 'date of mailing',
  mailingNumber: 'tracking or confirmation number',
  receivedOn: 'date of receipt',
  dueOn: 'last day of the investigation',
  answerDate: 'date of the response',
  answerWords: 'words of the response',
  seenAgainOn: 'date of the report that shows it again',
  clientWords: 'words of the client',
  validationEnds: 'last day to dispute the debt',
  statedOn: 'date of the statement',
  receiver: 'recipient of a report',
};

/** The name of a field in letters and on screens. */
export function labelOf(field: EvidenceField): string {
  return isTradelineField(field) ? tradelineFields[field].label : otherLabels[field];
}

export function isTradelineField(field: EvidenceField): field is TradelineField {
  return field in tradelineFields;
}

/** Lifetime counts of late payments. */
export const lateFields = ['late30', 'late60', 'late90'] as const satisfies readonly TradelineField[];
export type LateField = (typeof lateFields)[number];
