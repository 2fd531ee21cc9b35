import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { tableHeight } from '#contract/limits.ts';
import { type Column, PendingRow, TableHead, TableRow } from './TableRow.tsx';
import { tableStyles } from './tableStyles.ts';
import { inRem } from './inRem.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useAtSide, useWide } from './useWide.ts';

/** Rows of which some may not be loaded yet; a list that is loaded as a whole is one too. */
export interface TableRows<Row> {
  readonly length: number;
  /** Undefined while the row is being loaded. */
  readonly at: (place: number) => Row | undefined;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: TableRows<Row>;
  /** What the rows were chosen by. With another choice, the table begins at its top. */
  readonly chosenBy?: string;
  /** Told which places are drawn: from the first to the end, which is not included. */
  readonly onDrawn?: (first: number, end: number) => void;
  /** While other rows are being loaded. */
  readonly busy?: boolean;
  /** A key was pressed while the focus was in the table. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly idOf: (row: Row) => string;
  readonly empty: ReactNode;
  /** `atSide`: it moves into the column at the side of a very wide page. `broad`: it has many columns. */
  readonly kind?: 'usual' | 'atSide' | 'broad';
}

/** The height, in pixels where text has its usual size, of each line a narrow page adds to a row. Buttons are taller, and reach into the space around it. */
const lineHeight = 26;

/**
 * A table of any length in a 30 rem box: only the visible rows are in the document. It keeps table roles, and the
 * box itself is focusable, so that it scrolls by keyboard. On a narrow page the `wide` columns move below the
 * others, two to a line or, if `long`, one to a line, each with its title. In a column at the side there is room for twice as many.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  idOf,
  empty,
  chosenBy = '',
  onDrawn,
  busy = false,
  onKeyDown,
  kind = 'usual',
}: DataTableProps<Row>) {
  const wide = useWide(kind);
  const below = wide ? [] : columns.filter((column) => column.wide === true);
  const atSide = useAtSide() && kind === 'atSide';
  const halves = below.reduce((sum, { long }) => sum + (long === true ? 2 : 1), 0);
  const height = useRowHeight() + Math.ceil(halves / (atSide ? 4 : 2)) * lineHeight;
  const { places, onScroll, onApproach } = useRowWindow(rows.length, height);
  // Rows that are loaded as they come into view are not new.
  const [first] = useState(() => (Array.isArray(rows) ? new Set(rows.map(idOf)) : null));
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(chosenBy);
  useEffect(() => {
    // At first it is at its top, and to say so would make the browser lay the page out again.
    if (box.current === null || shown.current === chosenBy) return;
    shown.current = chosenBy;
    box.current.scrollTop = 0;
  }, [chosenBy]);
  const [begin = 0] = places;
  const end = begin + places.length;
  useEffect(() => onDrawn?.(begin, end), [onDrawn, begin, end]);
  return (
    <chakra.div
      ref={box}
      role="table"
      aria-label={label}
      aria-busy={busy || undefined}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      tabIndex={0}
      css={tableStyles}
      className={atSide ? 'side' : undefined}
      maxHeight={inRem(tableHeight)}
      overflowY="auto"
      onScroll={onScroll}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onKeyDown={onKeyDown}
      mx={{ base: '-1', md: '0' }}
      border="1px solid"
      borderColor="edge"
      borderInlineWidth={{ base: '0', md: '1px' }}
      borderRadius={{ md: 'md' }}
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
        <chakra.div role="rowgroup" position="relative" style={{ height: inRem(rows.length * height) }}>
          {places.map((place) => {
            const row = rows.at(place);
            const where = { position: place + 2, height, top: place * height };
            if (row === undefined)
              return <PendingRow key={`place ${place}`} columnCount={columns.length} {...where} />;
            return (
              <TableRow
                key={idOf(row)}
                row={row}
                isNew={first !== null && !first.has(idOf(row))}
                columns={columns}
                wide={wide}
                {...where}
              />
            );
          })}
        </chakra.div>
      )}
    </chakra.div>
  );
}
