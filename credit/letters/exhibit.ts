/** The exhibit of an account: what the letter says about it side by side, as reported by each bureau. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { cite, notReported, quoteRemark } from '../findings/evidence.ts';
import { labelOf, type TradelineField } from '../findings/fields.ts';
import type { Evidence } from '../findings/finding.ts';
import { codeText, monthText, usMonth } from '../findings/formatValue.ts';
import type { Account, IsoMonth, Remark, Tradeline } from '../report/model.ts';
import { readRemark, remarkText } from '../report/remarks.ts';
import type { Exhibit, Item, Sentence } from './letter.ts';
import { capital, joined, same } from './sentence.ts';
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
  'dateFirstDelinquency',
  'dateReported',
  'late30',
  'late60',
  'late90',
  'disputeFlag',
  'industry',
];
/** More than two years of months would bury the other fields. */
const mostMonths = 24;

type Row = Exhibit['rows'][number];

/** Every value that the item’s sentences use, next to what the other bureaus show; what it disputes is marked. */
export function accountExhibit(number: number, item: Item, account: Account): Exhibit {
  const places = new Set(evidenceOf(item.grounds).map(({ at }) => at));
  const used = evidenceOfItem(item).filter((each) => belongsTo(each.at, account));
  const fields = new Set(used.map(({ field }) => field));
  const shown = order.filter((field) => always.includes(field) || fields.has(field));
  const columns = columnsOf(account);
  const rows = shown.map((field): Row => {
    const cells = columns.map(({ lines: [line] }) => cite(line, field));
    return {
      label: capital(labelOf(field)),
      disputed: cells.some((cell) => places.has(cell.at) && fields.has(cell.field)),
      cells: cells.map((cell) => cell.value),
    };
  });
  return {
    number,
    about: 'account',
    heading: item.heading.text,
    bureaus: columns.map(({ head }) => head),
    rows: [
      ...rows.filter((row) => row.disputed || row.cells.some((cell) => cell !== notReported)),
      ...(fields.has('partitionType') ? typeRow(account, columns, places) : []),
      ...(fields.has('remark') ? [remarkRow(columns, places, new Set(used.map(({ at }) => at)))] : []),
      ...monthRows(used, columns, places, wordsIn(item)),
    ],
  };
}

interface Column {
  readonly head: string;
  /** Several only if a reseller gives one set of values for them. Their remarks can differ. */
  readonly lines: readonly [Tradeline, ...Tradeline[]];
}

/**
 * A column for each line. What a reseller combined has one column, because the report doesn't show it at each of these
 * bureaus.
 */
function columnsOf({ tradelines }: Account): readonly Column[] {
  const combined = tradelines.filter(({ blended }) => blended);
  return tradelines.flatMap((line): readonly Column[] => {
    const [first, ...more] = combined;
    if (!line.blended || first === undefined || more.length === 0)
      return [{ head: line.bureau, lines: [line] }];
    if (line !== first) return [];
    return [{ head: combinedHead(combined.map(({ bureau }) => bureau)), lines: [first, ...more] }];
  });
}

/** The head of the one column of what a reseller combined. */
export const combinedHead = (bureaus: readonly Bureau[]): string =>
  `${joined(bureaus.map(same)).text}, combined`;

/** The type that the report gives the whole account, whichever bureau reports it. */
function typeRow({ type }: Account, columns: readonly Column[], places: ReadonlySet<string>): readonly Row[] {
  if (type === null) return [];
  const cells = columns.map(() => codeText(type.value));
  return [{ label: 'Kind of account in the report', disputed: places.has(type.at), cells }];
}

/**
 * The remarks that are quoted, and those whose meaning is published. Anything else may be the client's own statement,
 * which is nobody else's business.
 */
function remarkRow(
  columns: readonly Column[],
  places: ReadonlySet<string>,
  quoted: ReadonlySet<string>,
): Row {
  const lines = columns.flatMap((column) => column.lines);
  const shown = (line: Tradeline) =>
    line.remarks.filter((remark) => quoted.has(remark.at) || !readRemark(remark).unread);
  return {
    label: 'Remarks',
    disputed: lines.some(
      (line) =>
        line.remarks.some(({ at }) => places.has(at)) || (line.remarks.length === 0 && places.has(line.at)),
    ),
    cells: columns.map(
      (column) =>
        [...new Set(column.lines.flatMap((line) => shown(line).map((remark) => wordsOf(line, remark))))].join(
          '; ',
        ) || (column.lines.every(({ remarks }) => remarks.length === 0) ? notReported : ''),
    ),
  };
}

/** A code that has no words is quoted as it is. */
const wordsOf = ({ bureau }: Tradeline, remark: Remark) =>
  remarkText(remark) || quoteRemark(bureau, remark).value;

/** The months that the sentences name, and the newest of those that they only span. */
function monthRows(
  used: readonly Evidence[],
  columns: readonly Column[],
  places: ReadonlySet<string>,
  words: string,
): readonly Row[] {
  const cited = used.filter(({ field }) => field === 'history');
  const disputed = new Set(cited.filter(({ at }) => places.has(at)).map(monthIn));
  const months = [...new Set(cited.map(monthIn))].toSorted().toReversed();
  const named = months.filter((month) => words.includes(usMonth(month)));
  const spanned = months.filter((month) => !named.includes(month));
  const shown = [...named, ...spanned.slice(0, Math.max(0, mostMonths - named.length))];
  return shown
    .toSorted()
    .toReversed()
    .map((month) => ({
      label: `Payment history, ${usMonth(month)}`,
      disputed: disputed.has(month),
      cells: columns.map(({ lines: [line] }) => monthCell(line, month)),
    }));
}

const evidenceOf = (sentences: readonly Sentence[]): readonly Evidence[] =>
  sentences.flatMap(({ evidence }) => evidence);

const wordsIn = ({ heading, states, grounds, asks }: Item): string =>
  [heading, ...states, ...grounds, ...asks].map(({ text }) => text).join(' ');

/** Every value that the sentences of an item use. */
export const evidenceOfItem = ({ heading, states, grounds, asks }: Item): readonly Evidence[] =>
  evidenceOf([heading, ...states, ...grounds, ...asks]);

/** A ground may also quote another account, a court record, or a date of the report. */
export function belongsTo(at: string, { tradelines, type }: Account): boolean {
  return at === type?.at || tradelines.some((line) => at === line.at || at.startsWith(`${line.at}/`));
}

function monthCell(line: Tradeline, month: IsoMonth): string {
  const found = line.history.find((each) => each.month === month);
  return found === undefined ? notReported : monthText(found).replace(/ in \d\d\/\d{4}$/, '');
}
