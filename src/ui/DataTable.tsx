import { chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { tableHeight } from '#contract/limits.ts';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** A CSS grid track: `2fr`, `8rem`. */
  readonly width: string;
  /** Left out on narrow screens, where the row keeps what matters. */
  readonly wide?: boolean;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly empty: ReactNode;
}

const rowHeight = 56;

/**
 * A table of any length in a box of 480 px: only the rows in sight are in the page. It keeps the roles of a table, and
 * the box itself takes the focus, so that it scrolls by keyboard.
 */
export function DataTable<Row>({ label, columns, rows, idOf, empty }: DataTableProps<Row>) {
  // The virtual list changes its result in place, which the React Compiler must not cache.
  'use no memo';
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const narrow = columns.filter((column) => column.wide !== true);
  const tracks = {
    base: narrow.map(({ width }) => width).join(' '),
    md: columns.map(({ width }) => width).join(' '),
  };
  const line = {
    display: 'grid',
    gridTemplateColumns: tracks,
    alignItems: 'center',
    columnGap: '3',
    px: '3',
  } as const;
  const shownAt = (column: Column<Row>) => (column.wide === true ? { base: 'none', md: 'block' } : 'block');
  return (
    <chakra.div
      ref={box}
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      tabIndex={0}
      maxHeight={`${tableHeight}px`}
      overflowY="auto"
      border="1px solid"
      borderColor="edge"
      borderRadius="md"
    >
      <chakra.div role="rowgroup" position="sticky" top="0" bg="sunken" zIndex="1">
        <chakra.div
          role="row"
          aria-rowindex={1}
          {...line}
          minHeight="2.5rem"
          fontSize="sm"
          fontWeight="semibold"
          color="quiet"
        >
          {columns.map((column) => (
            <chakra.div key={column.key} role="columnheader" display={shownAt(column)}>
              {column.title}
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
      {rows.length === 0 ? (
        <chakra.div role="rowgroup">
          <chakra.div role="row">
            <chakra.div role="cell" color="quiet" textAlign="center" py="10" px="4">
              {empty}
            </chakra.div>
          </chakra.div>
        </chakra.div>
      ) : (
        <chakra.div role="rowgroup" position="relative" style={{ height: `${virtual.getTotalSize()}px` }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <chakra.div
                key={idOf(row)}
                role="row"
                aria-rowindex={index + 2}
                {...line}
                position="absolute"
                insetX="0"
                height={`${rowHeight}px`}
                borderTop="1px solid"
                borderColor="edge"
                style={{ transform: `translateY(${start}px)` }}
              >
                {columns.map((column) => (
                  <chakra.div
                    key={column.key}
                    role="cell"
                    display={shownAt(column)}
                    minWidth="0"
                    overflow="hidden"
                    textOverflow="ellipsis"
                  >
                    {column.cell(row)}
                  </chakra.div>
                ))}
              </chakra.div>
            );
          })}
        </chakra.div>
      )}
    </chakra.div>
  );
}
