import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { tableHeight } from '#contract/limits.ts';
import { type Column, TableHead, TableRow } from './TableRow.tsx';
import { tableStyles } from './tableStyles.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useWide } from './useWide.ts';

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly empty: ReactNode;
  /** Whether it moves into the column at the side of a very wide page. */
  readonly atSide?: boolean;
}

/** The height in pixels of each line a narrow page adds to a row. */
const lineHeight = { text: 26, controls: 40 } as const;

/**
 * A table of any length in a 480 px box: only the visible rows are in the document. It keeps table roles, and the
 * box itself is focusable, so that it scrolls by keyboard. On a narrow page the `wide` columns move below the
 * others, two to a line or, if `long`, one to a line, each with its title.
 */
export function DataTable<Row>({ label, columns, rows, idOf, empty, atSide = false }: DataTableProps<Row>) {
  const wide = useWide(atSide);
  const below = wide ? [] : columns.filter((column) => column.wide === true);
  const line = below.some(({ controls }) => controls === true) ? lineHeight.controls : lineHeight.text;
  const long = below.filter((column) => column.long === true).length;
  const height = useRowHeight() + (long + Math.ceil((below.length - long) / 2)) * line;
  const { places, onScroll } = useRowWindow(rows.length, height);
  const [first] = useState(() => new Set(rows.map(idOf)));
  return (
    <chakra.div
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      tabIndex={0}
      css={tableStyles}
      maxHeight={`${tableHeight}px`}
      overflowY="auto"
      onScroll={onScroll}
      border="1px solid"
      borderColor="edge"
      borderRadius="md"
    >
      <TableHead columns={columns} wide={wide} />
      {rows.length === 0 ? (
        <chakra.div role="rowgroup">
          <chakra.div role="row">
            <chakra.div
              role="cell"
              aria-colspan={columns.length}
              color="quiet"
              textAlign="center"
              py="10"
              px="4"
            >
              {empty}
            </chakra.div>
          </chakra.div>
        </chakra.div>
      ) : (
        <chakra.div role="rowgroup" position="relative" style={{ height: `${rows.length * height}px` }}>
          {places.map((place) => {
            const row = rows[place];
            if (row === undefined) return null;
            return (
              <TableRow
                key={idOf(row)}
                row={row}
                isNew={!first.has(idOf(row))}
                columns={columns}
                wide={wide}
                position={place + 2}
                height={height}
                top={place * height}
              />
            );
          })}
        </chakra.div>
      )}
    </chakra.div>
  );
}
