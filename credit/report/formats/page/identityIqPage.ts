/** IdentityIQ's report page: tables with a header row of bureaus, recognized by the contents of their rows. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { isStatements, statementRows } from './statements.ts';
import { childrenOf, classesOf, descendants, hasClass, textIn, type Element } from './dom.ts';
import {
  Blocks,
  cellOf,
  cleanLabel,
  columnHead,
  objectOf,
  type Cells,
  type Column,
  type Month,
  type Section,
} from './sections.ts';

type Row = readonly Element[];

/** The rows of a table, except those of nested tables. */
function rowsOf(table: Element): readonly Row[] {
  return descendants(table, ({ tagName }) => tagName !== 'td' && tagName !== 'th')
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => childrenOf(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th'));
}

/** `headerTUC` names the column, otherwise its text does. */
function bureauOfHead(cell: Element): Bureau | null {
  const named = classesOf(cell).flatMap((name) =>
    name.startsWith('header') ? (bureauNamed(name.slice('header'.length)) ?? []) : [],
  );
  return named[0] ?? columnHead(textIn(cell));
}

function readColumns(head: Row, rows: readonly Row[]): ReadonlyMap<Bureau, Column> {
  return new Map(
    head.flatMap((cell, index): [Bureau, Column][] => {
      const bureau = bureauOfHead(cell);
      if (bureau === null) return [];
      const cells = rows.flatMap((row) => {
        const [label, value] = [row[0], row[index]];
        const said = label && value && cellOf(value);
        return said ? [[cleanLabel(textIn(label)), said] as const] : [];
      });
      return cells.length > 0 ? [[bureau, objectOf(cells)]] : [];
    }),
  );
}

function readList(head: Row, rows: readonly Row[]): readonly Cells[] {
  const labels = head.map((cell) => cleanLabel(textIn(cell)));
  return rows
    .map((row) =>
      objectOf(
        row.flatMap((cell, index) => {
          const said = cellOf(cell);
          return said && labels[index] ? [[labels[index], said] as const] : [];
        }),
      ),
    )
    .filter((row) => Object.keys(row).length > 0);
}

/** The rows are Month, Year, and one per bureau; the first cell of a row tells which it is. */
function readHistory(rows: readonly Row[]): ReadonlyMap<Bureau, readonly Month[]> | null {
  const byLabel = new Map(rows.map((row) => [row[0] ? cleanLabel(textIn(row[0])) : '', row]));
  const [months, years] = [byLabel.get('Month'), byLabel.get('Year')];
  if (!months || !years) return null;
  return new Map(
    [...byLabel].flatMap(([label, row]): [Bureau, readonly Month[]][] => {
      const bureau = columnHead(label);
      if (bureau === null) return [];
      const read = row.slice(1).map((cell, index) => {
        const [month, year] = [months[index + 1], years[index + 1]];
        return { month: month ? textIn(month) : '', year: year ? textIn(year) : '', status: textIn(cell) };
      });
      return [[bureau, read]];
    }),
  );
}

function addTable(table: Element, blocks: Blocks, rows: Cells[]): void {
  const [head, ...rest] = rowsOf(table);
  if (!head) return;
  const history = readHistory([head, ...rest]);
  if (history) {
    for (const [bureau, months] of history) blocks.extend(bureau, 'Payment History', months);
  } else if (head.some((cell) => bureauOfHead(cell) !== null)) {
    blocks.columns(readColumns(head, rest));
  } else if (head.every(({ tagName }) => tagName === 'th')) {
    for (const row of readList(head, rest)) rows.push(row);
  }
}

function readSection(wrapper: Element): Section {
  const blocks = new Blocks();
  const rows: Cells[] = [];
  let heading = '';
  for (const element of descendants(wrapper)) {
    if (hasClass(element, 'rpt_fullReport_header')) heading ||= cleanLabel(textIn(element));
    else if (hasClass(element, 'sub_header')) blocks.heading(textIn(element));
    else if (element.tagName === 'table') addTable(element, blocks, rows);
  }
  const found = blocks.finish();
  if (isStatements(heading) && found.length + rows.length === 0)
    rows.push(...statementRows(wrapper, heading));
  return { heading, blocks: found, rows };
}

export function identityIqPage(page: Element): readonly Section[] {
  const isWrapper = (element: Element): boolean => hasClass(element, 'rpt_content_wrapper');
  return descendants(page, (element) => !isWrapper(element))
    .filter(isWrapper)
    .map(readSection);
}
