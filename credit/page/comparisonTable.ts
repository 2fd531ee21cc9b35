import { absent, type PageContext } from './context.ts';
import { html, type Content, type Markup } from './markup.ts';

export interface ComparisonRow {
  readonly label: string;
  /** One per column; null is shown as absent. */
  readonly cells: readonly Content[];
  readonly differs: boolean;
  /** Shown after the label. */
  readonly marks?: Content;
}

interface ComparisonTable {
  readonly caption: string;
  readonly heads: readonly Content[];
  readonly rows: readonly ComparisonRow[];
}

/** Whether at least two columns have a value and the values are not all equal. */
export function differ(keys: readonly (string | null)[]): boolean {
  return new Set(keys.filter((key) => key !== null && key !== '')).size > 1;
}

function printRow(context: PageContext, row: ComparisonRow): Markup {
  const mark = row.differs
    ? html` <span class="mark"
        ><span aria-hidden="true">&#8800;</span
        ><span class="visually-hidden">(${context.texts.differs})</span></span
      >`
    : null;
  return html`<tr role="row" class="${row.differs ? 'differs' : ''}">
    <th role="rowheader" scope="row">${row.label}${mark}${row.marks ?? null}</th>
    ${row.cells.map((cell) => html`<td role="cell">${cell ?? absent(context)}</td>`)}
  </tr>`;
}

/**
 * Bureaus side by side. On a narrow screen, a grid layout moves each row's label above its values; ARIA roles keep
 * it a table for assistive technology.
 */
export function comparisonTable(context: PageContext, { caption, heads, rows }: ComparisonTable): Markup {
  return html`<table role="table" class="comparison" style="--columns: ${heads.length}">
    <caption class="visually-hidden">
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

/** The name of a bureau as the heading of its column. */
export function bureauHead(bureau: string): Markup {
  return html`<span class="bureau ${bureau}">${bureau}</span>`;
}
