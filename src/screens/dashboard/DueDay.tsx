import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ClientStanding } from '#contract/clientStanding.ts';
import { shownDate } from '#src/ui/dates.ts';

const late = <CircleAlert size={14} aria-hidden />;

interface DueDayProps {
  readonly due: ClientStanding['due'];
  /** Civil date. */
  readonly today: string;
  /** Whether it says what the day is; in a column of its own, the title does. */
  readonly isNamed?: boolean;
}

/** When the next answer is due. A day that is over has a mark, and says so. */
export function DueDay({ due, today, isNamed = false }: DueDayProps) {
  const { t } = useLingui();
  if (due === null) return <span className="quiet">–</span>;
  const day = shownDate(due.on);
  const isOver = due.on < today;
  const said = isOver ? t`Was due ${day}` : t`Due ${day}`;
  const label = due.isAssumed ? `${said} · ${t`delivery assumed`}` : said;
  return (
    <span className={isOver ? 'marked late' : 'marked'} role="img" aria-label={label} title={label}>
      {isNamed ? said : day}
      {isOver ? late : null}
    </span>
  );
}
