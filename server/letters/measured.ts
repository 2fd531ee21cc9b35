import type { WidestLine } from './lineWidths.ts';
import type { templateInput } from './templateInput.ts';

type Input = ReturnType<typeof templateInput>;

/** What `letter.typ` reads: the letter, and how wide the texts in the rows of its exhibits are. */
export function measured(input: Input, widestLine: WidestLine) {
  return {
    ...input,
    exhibits: input.exhibits.map((exhibit) => ({
      ...exhibit,
      rows: exhibit.rows.map((row) => {
        const weight = row.disputed ? 'semibold' : 'regular';
        const widths = row.cells.map((cell) => widestLine(cell, weight));
        const cell = widths.includes(null) ? null : Math.max(0, ...widths.map(Number));
        return {
          ...row,
          widest: { label: widestLine(row.disputed ? `${row.label} *` : row.label, weight), cell },
        };
      }),
    })),
  };
}
