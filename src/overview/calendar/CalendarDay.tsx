import { DueMark } from './DueMark.tsx';
import type { DueKind } from '#contract/dueDays.ts';
import { StatusMark } from './StatusMark.tsx';
import type { ListedStatus } from '#vocabulary/listedStatuses.ts';

interface CalendarDayProps {
  /** For screen readers: the full date and what is on it. */
  readonly name: string;
  readonly number: number;
  readonly statuses: readonly ListedStatus[];
  readonly due: readonly DueKind[];
  readonly today: boolean;
  readonly isCompact: boolean;
  /** Belongs to the previous or next month. */
  readonly faint: boolean;
  readonly reachable: boolean;
  readonly onOpen: () => void;
  /** Whether the key had a meaning here. */
  readonly onKey: (key: string) => boolean;
}

/** A day with a mark for each status its clients have and for what it brings. An empty day can be focused but not opened. */
export function CalendarDay({
  name,
  number,
  statuses,
  due,
  today,
  isCompact,
  faint,
  reachable,
  onOpen,
  onKey,
}: CalendarDayProps) {
  const empty = statuses.length + due.length === 0;
  return (
    <button
      type="button"
      aria-label={name}
      aria-current={today ? 'date' : undefined}
      aria-disabled={empty}
      tabIndex={reachable ? 0 : -1}
      className={isCompact ? 'day compact' : 'day'}
      onClick={() => {
        if (!empty) onOpen();
      }}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
      }}
    >
      <span className={faint ? 'number faint' : 'number'}>{number}</span>
      <span className="marks">
        {statuses.map((status) => (
          <StatusMark key={status} status={status} />
        ))}
        {due.map((kind) => (
          <DueMark key={kind} kind={kind} />
        ))}
      </span>
    </button>
  );
}
