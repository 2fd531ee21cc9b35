import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** A CSS grid track: `2fr`, `8rem`. */
  readonly width: string;
  /** Has a track of its own on wide pages only. */
  readonly wide?: boolean;
  /** Holds buttons, which are taller than text. */
  readonly controls?: boolean;
}

interface LineProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Whether the page is wide. */
  readonly wide: boolean;
}

const Line = chakra('div', { base: { display: 'grid', alignItems: 'center', columnGap: '3', px: '3' } });

const placed = <Row,>({ columns, wide }: LineProps<Row>) =>
  columns.map((column, index) => ({ column, place: index + 1, below: !wide && column.wide === true }));

const tracks = <Row,>(line: LineProps<Row>) =>
  placed(line)
    .filter(({ below }) => !below)
    .map(({ column }) => column.width)
    .join(' ');

/** The titles; those that stand below on a narrow page are there for assistive technology. */
export function TableHead<Row>({ columns, wide }: LineProps<Row>) {
  return (
    <chakra.div role="rowgroup" position="sticky" top="0" bg="sunken" zIndex="1">
      <Line
        role="row"
        aria-rowindex={1}
        gridTemplateColumns={tracks({ columns, wide })}
        minHeight="2.5rem"
        fontSize="sm"
        fontWeight="strong"
        color="quiet"
      >
        {placed({ columns, wide }).map(({ column, place, below }) => (
          <chakra.div key={column.key} role="columnheader" aria-colindex={place} minWidth="0" srOnly={below}>
            {column.title}
          </chakra.div>
        ))}
      </Line>
    </chakra.div>
  );
}

interface TableRowProps<Row> extends LineProps<Row> {
  readonly row: Row;
  /** Counted from 1, the head included. */
  readonly place: number;
  /** Pixels. */
  readonly height: number;
  readonly top: number;
}

export function TableRow<Row>({ row, columns, wide, place: rowPlace, height, top }: TableRowProps<Row>) {
  const cells = placed({ columns, wide });
  const below = cells.filter((cell) => cell.below);
  // Beside buttons there is no room for titles, which are still there for assistive technology.
  const titled = !below.some(({ column }) => column.controls === true);
  return (
    <Line
      role="row"
      aria-rowindex={rowPlace}
      gridTemplateColumns={tracks({ columns, wide })}
      alignContent="center"
      position="absolute"
      insetX="0"
      borderTop="1px solid"
      borderColor="edge"
      style={{ height: `${height}px`, transform: `translateY(${top}px)` }}
    >
      {cells
        .filter((cell) => !cell.below)
        .map(({ column, place }) => (
          <chakra.div key={column.key} role="cell" aria-colindex={place} minWidth="0">
            <Content lines="2">{column.cell(row)}</Content>
          </chakra.div>
        ))}
      {below.length > 0 && (
        <chakra.div
          gridColumn="1 / -1"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) minmax(min-content, 1fr)"
          columnGap="3"
          rowGap="1"
          fontSize="sm"
        >
          {below.map(({ column, place }) => (
            <chakra.div
              key={column.key}
              role="cell"
              aria-colindex={place}
              display="flex"
              alignItems="center"
              gap="1.5"
              minWidth="0"
            >
              {titled && (
                <chakra.span color="quiet" aria-hidden>
                  {column.title}
                </chakra.span>
              )}
              <Content lines="1">{column.cell(row)}</Content>
            </chakra.div>
          ))}
        </chakra.div>
      )}
    </Line>
  );
}

/** A text is cut to its lines and told in full on pointing; anything else is as its column made it. */
function Content({ lines, children }: { readonly lines: '1' | '2'; readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return (
    <chakra.span lineClamp={lines} title={children}>
      {children}
    </chakra.span>
  );
}
