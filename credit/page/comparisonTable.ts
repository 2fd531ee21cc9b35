import { absent, type PageContext } from './context.ts';
import { html, type Content, type Markup } from './markup.ts';

export interface ComparisonRow {
  readonly label: string;
  /** One for each column; null is shown as absent. */
  readonly cells: readonly Content[];
  readonly differs: boolean;
  /** Behind the label. */
  readonly marks?: Content;
}

interface ComparisonTable {
  readonly caption: string;
  readonly heads: readonly Content[];
  readonly rows: readonly ComparisonRow[];
}

/** Whether at least two columns give a value and not all of them the same one. */
export function differ(keys: readonly (string | null)[]): boolean {
  return new Set(keys.filter((key) => key !== null && key !== '')).size > 1;
}

function printRow(context: PageContext, row: ComparisonRow): Markup {
  const mark = row.differs
    ? html` <span class="mark"
        ><span aria-hidden="true">&#8800;</span><span class="unseen">(${context.texts.differs})</span></span
      >`
    : null;
  return html`<tr role="row" class="${row.differs ? 'differs' : ''}">
    <th role="rowheader" scope="row">${row.label}${mark}${row.marks ?? null}</th>
    ${row.cells.map((cell) => html`<td role="cell">${cell ?? absent(context)}</td>`)}
  </tr>`;
}

/**
 * Bureaus side by side. On a narrow screen the label of a row moves above its values, by a grid in place of the table
 * layout; the roles keep it a table for assistive technology.
 */
export function comparisonTable(context: PageContext, { caption, heads, rows }: ComparisonTable): Markup {
  return html`<table role="table" class="comparison" style="--columns: ${heads.length}">
    <caption class="unseen">
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" class="corner">${context.texts.field}</th>
        ${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((row) => printRow(context, row))}
    </tbody>
  </table>`;
}

/** The name of a bureau as the head of its column. */
export function bureauHead(bureau: string): Markup {
  return html`<span class="bureau ${bureau}">${bureau}</span>`;
}
