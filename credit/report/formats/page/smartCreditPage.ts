/**
 * SmartCredit's classic page: grids with a label column and one column per bureau, whose cells follow the labels'
 * order.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
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

/** The columns of a grid, each with the bureau named in its first cell. */
function bureauColumns(grid: Element): readonly (readonly [Bureau, readonly Element[]])[] {
  return childrenOf(grid).flatMap((column) => {
    const [head, ...cells] = childrenOf(column);
    const bureau = head ? columnHead(textIn(head)) : null;
    return bureau ? [[bureau, cells] as const] : [];
  });
}

function readColumns(grid: Element, labels: readonly string[]): ReadonlyMap<Bureau, Column> {
  return new Map(
    bureauColumns(grid).flatMap(([bureau, cells]): [Bureau, Column][] => {
      const said = labels.flatMap((label, index) => {
        const cell = cells[index];
        const value = cell && cellOf(cell);
        return value ? [[label, value] as const] : [];
      });
      return said.length > 0 ? [[bureau, objectOf(said)]] : [];
    }),
  );
}

/** "Days Late": cells such as `30: 1`. */
function addDaysLate(grid: Element, blocks: Blocks): void {
  for (const [bureau, cells] of bureauColumns(grid)) {
    const counts = cells.flatMap((cell) => {
      const [, days, count] = /^(30|60|90): ?(\d+)$/.exec(textIn(cell)) ?? [];
      return days && count ? [[days, count] as const] : [];
    });
    if (counts.length > 0) blocks.extend(bureau, 'Days Late', objectOf(counts));
  }
}

/** A list: the first line of the grid holds the labels; `grid-cols-3` gives the length of a line. */
function readList(grid: Element): readonly Cells[] {
  const width = Number(
    classesOf(grid)
      .find((name) => /^grid-cols-\d$/.test(name))
      ?.slice(-1) ?? 0,
  );
  const cells = childrenOf(grid);
  if (width === 0 || cells.some(({ tagName }) => tagName !== 'p')) return [];
  const labels = cells.slice(0, width).map((cell) => cleanLabel(textIn(cell)));
  const rows: Cells[] = [];
  for (let start = width; start < cells.length; start += width) {
    const said = cells.slice(start, start + width).flatMap((cell, index) => {
      const value = cellOf(cell);
      return value && labels[index] ? [[labels[index], value] as const] : [];
    });
    if (said.length > 0) rows.push(objectOf(said));
  }
  return rows;
}

/**
 * One bureau's months, oldest first: `status-X` contains the history's character, and the label is the month without
 * its year.
 */
function addHistory(history: Element, blocks: Blocks): void {
  const inner = childrenOf(history);
  const bureau = inner.map((element) => columnHead(textIn(element))).find((named) => named !== null);
  if (!bureau) return;
  const months = inner.flatMap((element): Month[] => {
    const status = classesOf(element).find((name) => name.startsWith('status-'));
    const label = childrenOf(element).find((part) => hasClass(part, 'month-label'));
    return status && label ? [{ month: textIn(label), status: status.slice('status-'.length) }] : [];
  });
  blocks.extend(bureau, 'Payment History', months);
}

function addGrid(grid: Element, blocks: Blocks, rows: Cells[]): void {
  const labels = childrenOf(grid).find((column) => hasClass(column, 'labels'));
  if (labels) {
    blocks.columns(
      readColumns(
        grid,
        childrenOf(labels).map((label) => cleanLabel(textIn(label))),
      ),
    );
  } else if (bureauColumns(grid).length > 0) addDaysLate(grid, blocks);
  else for (const row of readList(grid)) rows.push(row);
}

function readSection(section: Element): Section {
  const blocks = new Blocks();
  const rows: Cells[] = [];
  let heading = '';
  for (const element of descendants(section)) {
    if (element.tagName === 'h5') heading ||= cleanLabel(textIn(element));
    else if (element.tagName === 'h6') blocks.group(textIn(element));
    else if (element.tagName === 'p' && hasClass(element, 'h6')) blocks.heading(textIn(element));
    else if (hasClass(element, 'd-grid')) addGrid(element, blocks, rows);
    else if (hasClass(element, 'payment-history')) addHistory(element, blocks);
  }
  const found = blocks.finish();
  if (isStatements(heading) && found.length + rows.length === 0)
    rows.push(...statementRows(section, heading));
  return { heading, blocks: found, rows };
}

/** The three scores at the top: a name and a number each. */
function readScores(section: Element): Section {
  const columns = descendants(section)
    .filter(({ tagName }) => tagName === 'dl')
    .flatMap((list): (readonly [Bureau, Column])[] => {
      const parts = descendants(list);
      const name = parts.find(({ tagName }) => tagName === 'dt');
      const value = parts.find(({ tagName }) => tagName === 'dd');
      const bureau = name ? columnHead(textIn(name)) : null;
      const score = value && cellOf(value);
      return bureau && score ? [[bureau, objectOf([['Credit Score', score]])]] : [];
    });
  const blocks = new Blocks();
  blocks.columns(new Map(columns));
  return { heading: 'Credit Score', blocks: blocks.finish(), rows: [] };
}

export function smartCreditPage(page: Element): readonly Section[] {
  const isSection = ({ tagName }: Element): boolean => tagName === 'section';
  return descendants(page, (element) => !isSection(element))
    .filter(isSection)
    .map((section) => (hasClass(section, 'credit-score-3') ? readScores(section) : readSection(section)));
}
