/** The exhibit of an item: its disputed fields side by side, as reported by each bureau. */
import { cite, notReported } from '../findings/evidence.ts';
import { labelOf, type TradelineField } from '../findings/fields.ts';
import type { Evidence } from '../findings/finding.ts';
import { monthText, usMonth } from '../findings/formatValue.ts';
import type { Account, IsoMonth, Tradeline } from '../report/model.ts';
import type { Exhibit, Item } from './letter.ts';
import { monthIn } from './wording/months.ts';

/** Shown for every account, to tell the columns apart and identify the account. */
const always: readonly TradelineField[] = [
  'creditorName',
  'accountNumber',
  'payStatus',
  'balance',
  'dateReported',
];
const order: readonly TradelineField[] = [
  'creditorName',
  'accountNumber',
  'originalCreditor',
  'accountType',
  'designator',
  'condition',
  'openClosed',
  'payStatus',
  'worstPayStatus',
  'balance',
  'pastDue',
  'highBalance',
  'creditLimit',
  'monthlyPayment',
  'dateOpened',
  'dateClosed',
  'dateAccountStatus',
  'dateLastPayment',
  'dateReported',
  'late30',
  'late60',
  'late90',
  'disputeFlag',
  'industry',
];
/** More than two years of months would bury the other fields. */
const mostMonths = 24;

export function exhibitOf(number: number, item: Item, account: Account): Exhibit {
  const lines = account.tradelines;
  const places = new Set(item.grounds.flatMap((sentence) => sentence.evidence.map((each) => each.at)));
  const own = item.grounds.flatMap((sentence) => sentence.evidence).filter((each) => belongs(each, lines));
  const fields = new Set(own.map((each) => each.field));
  const shown = order.filter((field) => always.includes(field) || fields.has(field));
  const rows = shown.map((field) => {
    const cells = lines.map((line) => cite(line, field));
    return {
      label: capital(labelOf(field)),
      disputed: cells.some((cell) => places.has(cell.at) && fields.has(cell.field)),
      cells: cells.map((cell) => cell.value),
    };
  });
  const months = [...new Set(own.filter((each) => each.field === 'history').map(monthIn))]
    .toSorted()
    .toReversed();
  return {
    number,
    heading: item.heading.text,
    bureaus: lines.map((line) => line.bureau),
    rows: [
      ...rows.filter((row) => row.cells.some((cell) => cell !== notReported)),
      ...months.slice(0, mostMonths).map((month) => ({
        label: `Payment history, ${usMonth(month)}`,
        disputed: true,
        cells: lines.map((line) => monthCell(line, month)),
      })),
    ],
  };
}

/**
 * Whether the evidence belongs to this account: a ground may also quote another account, a court record, or a date
 * of the report.
 */
function belongs(evidence: Evidence, lines: readonly Tradeline[]): boolean {
  return lines.some((line) => evidence.at === line.at || evidence.at.startsWith(`${line.at}/`));
}

function monthCell(line: Tradeline, month: IsoMonth): string {
  const found = line.history.find((each) => each.month === month);
  return found === undefined ? notReported : monthText(found).replace(/ in \d\d\/\d{4}$/, '');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
