import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import type { Account, Code, Field, IsoDate, Tradeline } from '../report/model.ts';
import { remarkText } from '../report/remarks.ts';
import { formatDate } from '../report/format.ts';
import { formatMoney } from '#vocabulary/money.ts';
import type { ComparisonRow } from './comparisonTable.ts';
import { differ } from './comparisonTable.ts';
import { named, reported, type PageContext } from './context.ts';
import { noteMarks, type Note } from './findingNotes.ts';
import { html, type Content } from './markup.ts';
import type { DetailRow } from './texts.ts';

interface Cell {
  readonly content: Content;
  /** The value for comparison; null if bureaus legitimately write it differently. */
  readonly key: string | null;
}
type Reader = (line: Tradeline, context: PageContext, account: Account) => Cell | null;

const described = (code: Code): string => code.description || code.abbreviation || code.symbol;

function code(pick: (line: Tradeline, account: Account) => Field<Code>): Reader {
  return (line, context, account) => {
    const field = pick(line, account);
    if (!field) return null;
    const words = described(field.value);
    return { content: reported(context, words), key: words.toUpperCase() };
  };
}

/** Names and numbers, which have no translation. */
function name(pick: (line: Tradeline) => Field<string>, compared: boolean): Reader {
  return (line, context) => {
    const field = pick(line);
    return (
      field && { content: named(context, field.value), key: compared ? field.value.toUpperCase() : null }
    );
  };
}

/** Words whose differences mean nothing. */
function words(pick: (line: Tradeline) => Field<string>): Reader {
  return (line, context) => {
    const field = pick(line);
    return field && { content: reported(context, field.value), key: null };
  };
}

const amount =
  (pick: (line: Tradeline) => Field<number>): Reader =>
  (line) => {
    const field = pick(line);
    return (
      field && {
        content: html`<span class="amount">${formatMoney(field.value)}</span>`,
        key: String(field.value),
      }
    );
  };

/** Equifax and often Experian report the first of the month, so dates are compared by month. */
const day =
  (pick: (line: Tradeline) => Field<IsoDate>, compared: boolean): Reader =>
  (line) => {
    const field = pick(line);
    return field && { content: formatDate(field.value), key: compared ? field.value.slice(0, 7) : null };
  };

const months =
  (pick: (line: Tradeline) => Field<number>, compared: boolean): Reader =>
  (line, { texts }) => {
    const field = pick(line);
    return (
      field && { content: texts.accounts.months(field.value), key: compared ? String(field.value) : null }
    );
  };

const late: Reader = ({ late30, late60, late90 }) => {
  if (!late30 && !late60 && !late90) return null;
  const counts = [late30, late60, late90].map((field) => field?.value ?? '—').join(' / ');
  return { content: counts, key: counts };
};

const comment: Reader = ({ remarks }, context) => {
  const lines = remarks.map((remark) => reported(context, remarkText(remark)));
  if (lines.length === 0) return null;
  return {
    content: lines.map((line, index) => html`${index === 0 ? null : html`<br />`}${line}`),
    key: null,
  };
};

/** The rows in printed order. Those of the first list are printed even if no bureau gives them. */
const always: readonly (readonly [DetailRow, Reader])[] = [
  ['accountNumber', name((line) => line.accountNumber, false)],
  ['accountType', code((line, account) => line.creditType ?? account.type)],
  ['accountDetail', code((line) => line.accountType)],
  ['bureauCode', code((line) => line.designator)],
  ['condition', code((line) => line.condition)],
  ['openClosed', code((line) => line.openClosed)],
  ['paymentStatus', code((line) => line.payStatus)],
  ['balance', amount((line) => line.balance)],
  ['pastDue', amount((line) => line.pastDue)],
  ['highCredit', amount((line) => line.highBalance)],
  ['creditLimit', amount((line) => line.creditLimit)],
  ['monthlyPayment', amount((line) => line.monthlyPayment)],
  ['ofMonths', months((line) => line.termMonths, true)],
  ['dateOpened', day((line) => line.dateOpened, true)],
  ['dateClosed', day((line) => line.dateClosed, true)],
  ['lastReport', day((line) => line.dateReported, false)],
  ['dateLastActive', day((line) => line.dateAccountStatus, true)],
  ['lastPaymentDate', day((line) => line.dateLastPayment, true)],
  ['comment', comment],
];
const whenGiven: readonly (readonly [DetailRow, Reader])[] = [
  ['originalCreditor', name((line) => line.originalCreditor, true)],
  ['worstStatus', code((line) => line.worstPayStatus)],
  ['late', late],
  ['monthsReviewed', months((line) => line.monthsReviewed, false)],
  ['actualPayment', amount((line) => line.actualPayment)],
  ['dateVerified', day((line) => line.dateVerified, false)],
  ['dateLastActivity', day((line) => line.dateLastActivity, true)],
  ['datePastDue', day((line) => line.datePastDue, true)],
  ['dateWorst', day((line) => line.dateWorstPayStatus, true)],
  ['chargeOffAmount', amount((line) => line.chargeOffAmount)],
  ['dateChargedOff', day((line) => line.dateChargedOff, true)],
  ['dateFirstDelinquency', day((line) => line.dateFirstDelinquency, true)],
  [
    'industry',
    words((line) => line.industry && { value: described(line.industry.value), at: line.industry.at }),
  ],
  ['paymentFrequency', code((line) => line.paymentFrequency)],
  ['collateral', words((line) => line.collateral)],
  ['dispute', code((line) => line.disputeFlag)],
];

/** The evidence fields that a row shows. */
const fieldsOf: Readonly<Partial<Record<DetailRow, readonly EvidenceField[]>>> = {
  accountNumber: ['accountNumber'],
  accountType: ['partitionType'],
  accountDetail: ['accountType'],
  bureauCode: ['designator'],
  condition: ['condition'],
  openClosed: ['openClosed'],
  paymentStatus: ['payStatus'],
  worstStatus: ['worstPayStatus'],
  balance: ['balance'],
  pastDue: ['pastDue'],
  highCredit: ['highBalance'],
  creditLimit: ['creditLimit'],
  monthlyPayment: ['monthlyPayment'],
  dateOpened: ['dateOpened'],
  dateClosed: ['dateClosed'],
  lastReport: ['dateReported'],
  dateLastActive: ['dateAccountStatus'],
  lastPaymentDate: ['dateLastPayment'],
  late: ['late30', 'late60', 'late90'],
  originalCreditor: ['originalCreditor'],
  dispute: ['disputeFlag'],
  comment: ['remark'],
};

/**
 * The rows of an account's table, one cell per column; a column without a line belongs to a bureau that does not
 * report the account.
 */
export function accountRows(
  context: PageContext,
  account: Account,
  columns: readonly (Tradeline | null)[],
  notes: readonly Note[],
): readonly ComparisonRow[] {
  const row = ([name, read]: readonly [DetailRow, Reader]): ComparisonRow => {
    const cells = columns.map((line) => (line ? read(line, context, account) : null));
    return {
      label: context.texts.accounts.rows[name],
      cells: cells.map((cell) => cell?.content ?? null),
      differs: differ(cells.map((cell) => cell?.key ?? null)),
      marks: noteMarks(context, account.id, notes, fieldsOf[name] ?? [], account.tradelines),
    };
  };
  const optional = whenGiven.map(row).filter(({ cells }) => cells.some((cell) => cell !== null));
  const [comments, ...rest] = always.map(row).toReversed();
  return [...rest.toReversed(), ...optional, ...(comments ? [comments] : [])];
}
