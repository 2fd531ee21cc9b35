/**
 * Consumer statements on a page: a table with a column for each bureau, or text, in which a line can name the bureau.
 * They are the consumer's words and never a creditor's remark.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { ReportedStatement } from '../../model.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { list, member, scalar, type Place } from '../reading/place.ts';
import { textOf } from '../reading/fields.ts';
import { linesOf, type Element } from './dom.ts';
import { cell } from './printedValues.ts';
import { columnHead, objectOf, type Cells, type Section } from './sections.ts';
import { columnsOf } from './records.ts';

export const isStatements = (heading: string): boolean => /^consumer statements?$/i.test(heading);

const isNone = (line: string): boolean => /^(?:none(?: reported)?\.?|[-–—]{1,2})$/i.test(line);

/** Text without a table: a row for each line, with the bureau that the line or an earlier line names. */
export function statementRows(section: Element, heading: string): readonly Cells[] {
  let bureau: Bureau | null = null;
  return linesOf(section).flatMap((line): Cells[] => {
    if (line.replace(/\s*:$/, '') === heading || isNone(line)) return [];
    const named = columnHead(line);
    if (named !== null) {
      bureau = named;
      return [];
    }
    const [, label, said] = /^(TransUnion|Experian|Equifax)\s*[:–-]\s*(.+)$/i.exec(line) ?? [];
    bureau = label === undefined ? bureau : bureauNamed(label);
    if (isNone(said ?? line)) return [];
    return [
      objectOf([
        ...(bureau === null ? [] : [['Bureau', bureau] as const]),
        ['Statement', said ?? line] as const,
      ]),
    ];
  });
}

/** Every cell of a bureau's column, whatever the row is called. */
function cellsOf({ bureau, place }: ReturnType<typeof columnsOf>[number]): readonly ReportedStatement[] {
  return Object.keys(place.value ?? {})
    .flatMap((label) => list(cell(place, label)))
    .flatMap((said) => statementOf(bureau, said));
}

function statementOf(bureau: Bureau | null, place: Place): readonly ReportedStatement[] {
  const text = textOf(place);
  return text === null || isNone(text.value) ? [] : [{ bureau, at: text.at, text }];
}

export function readStatements(sections: readonly Section[]): readonly ReportedStatement[] {
  return sections
    .filter(({ heading }) => isStatements(heading))
    .flatMap(({ heading, blocks, rows }) => {
      const at = `/${heading}`;
      const columns = list({ value: blocks, at }).flatMap(columnsOf).flatMap(cellsOf);
      const lines = list({ value: rows, at }).flatMap((row) =>
        statementOf(bureauNamed(scalar(member(row, 'Bureau').value)), member(row, 'Statement')),
      );
      return [...columns, ...lines];
    });
}
