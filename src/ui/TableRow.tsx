import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type ColumnSort, SortButton } from './SortButton.tsx';
import { inRem } from './inRem.ts';
import { useMoving } from './motion/useMoving.ts';

/** A part of what the other columns leave. */
interface Share {
  readonly share: number;
  /** What it needs, however little is left: 3.5 rem unless it says otherwise, so that words stay words. */
  readonly least?: string;
}

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** A length, which gives way where there is no room for it and for what the shares need; or a share. */
  readonly width: string | Share;
  /** On a narrow page it is only as wide as what is in it. */
  readonly narrow?: 'auto';
  /** Has its own track only on wide pages. */
  readonly wide?: boolean;
  /** Takes the whole line when it moves below. */
  readonly long?: boolean;
  /** Holds buttons, which are taller than text. */
  readonly controls?: boolean;
  /** The column that identifies a row. */
  readonly strong?: boolean;
  /** How its title sorts the rows, where it has its own track. */
  readonly sort?: ColumnSort;
}

interface LineProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Whether the page is wide. */
  readonly wide: boolean;
}

const placed = <Row,>({ columns, wide }: LineProps<Row>) =>
  columns.map((column, index) => ({ column, position: index + 1, below: !wide && column.wide === true }));

function trackOf<Row>({ width, narrow }: Column<Row>, wide: boolean): string {
  if (!wide && narrow !== undefined) return narrow;
  if (typeof width === 'string') return `minmax(0, ${width})`;
  return `minmax(${width.least ?? '3.5rem'}, ${width.share}fr)`;
}

const tracks = <Row,>(line: LineProps<Row>) =>
  placed(line)
    .filter(({ below }) => !below)
    .map(({ column }) => trackOf(column, line.wide))
    .join(' ');

/** The column titles. Those that move below on a narrow page remain for assistive technology. */
export function TableHead<Row>({ columns, wide }: LineProps<Row>) {
  return (
    <chakra.div role="rowgroup" position="sticky" top="0" bg="card" zIndex="1">
      <chakra.div
        className="line"
        role="row"
        aria-rowindex={1}
        style={{ gridTemplateColumns: tracks({ columns, wide }) }}
        minHeight="controlSmall"
        fontSize="xs"
        fontWeight="medium"
        color="faint"
      >
        {placed({ columns, wide }).map(({ column, position, below }) => (
          <chakra.div
            key={column.key}
            role="columnheader"
            aria-colindex={position}
            aria-sort={below || column.sort === undefined ? undefined : (column.sort.direction ?? 'none')}
            minWidth="0"
            srOnly={below}
          >
            {below || column.sort === undefined ? (
              column.title
            ) : (
              <SortButton {...column.sort}>{column.title}</SortButton>
            )}
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

interface TableRowProps<Row> extends LineProps<Row> {
  readonly row: Row;
  /** Added since the table was first shown. */
  readonly isNew: boolean;
  /** Counted from 1, including the header. */
  readonly position: number;
  /** Pixels, where text has its usual size. */
  readonly height: number;
  readonly top: number;
}

export function TableRow<Row>({
  row,
  isNew,
  columns,
  wide,
  position: rowPosition,
  height,
  top,
}: TableRowProps<Row>) {
  const { as: Moving = 'div' } = useMoving('row');
  const Line = isNew ? Moving : 'div';
  const cells = placed({ columns, wide });
  const below = cells.filter((cell) => cell.below);
  // Next to buttons there is no room for titles, which remain for assistive technology.
  const titled = !below.some(({ column }) => column.controls === true);
  // They are below the column that identifies the row.
  const start =
    1 +
    Math.max(
      0,
      cells.filter((cell) => !cell.below).findIndex(({ column }) => column.strong === true),
    );
  return (
    <Line
      className="line row"
      role="row"
      aria-rowindex={rowPosition}
      style={{
        gridTemplateColumns: tracks({ columns, wide }),
        height: inRem(height),
        transform: `translateY(${inRem(top)})`,
      }}
    >
      {cells
        .filter((cell) => !cell.below)
        .map(({ column, position }) => (
          <div
            key={column.key}
            role="cell"
            aria-colindex={position}
            className={column.strong === true ? 'cell strong' : 'cell'}
          >
            <Content>{column.cell(row)}</Content>
          </div>
        ))}
      {below.length > 0 && (
        <div className="below" style={{ gridColumn: `${start} / -1` }}>
          {below.map(({ column, position }) => (
            <div
              key={column.key}
              role="cell"
              aria-colindex={position}
              className={column.long === true ? 'cell long' : 'cell'}
            >
              {titled && (
                <span className="quiet" aria-hidden>
                  {column.title}
                </span>
              )}
              <Content>{column.cell(row)}</Content>
            </div>
          ))}
        </div>
      )}
    </Line>
  );
}

interface PendingRowProps {
  readonly columnCount: number;
  readonly position: number;
  readonly height: number;
  readonly top: number;
}

/** The place of a row that is still being loaded. */
export function PendingRow({ columnCount, position, height, top }: PendingRowProps) {
  return (
    <div
      className="line row"
      role="row"
      aria-rowindex={position}
      style={{ height: inRem(height), transform: `translateY(${inRem(top)})` }}
    >
      <div role="cell" aria-colspan={columnCount} className="pending" />
    </div>
  );
}

/** Text is clamped to its lines and shown in full on hover. Anything else is rendered by its column. */
function Content({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return (
    <span className="text" title={children}>
      {children}
    </span>
  );
}
