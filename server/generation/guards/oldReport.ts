import { daysBetween } from './daysBetween.ts';
import type { ConcernOf, Raised } from '#server/looking/planning/raised.ts';

/** Bureaus update most accounts every month, so an older report may dispute what was corrected since. */
const mostDays = 30;

interface Dates {
  /** The date that the report bears, `YYYY-MM-DD`; null if it has none. */
  readonly reportDate: string | null;
  /** The day on which it was imported, `YYYY-MM-DD`. */
  readonly imported: string;
  readonly today: string;
}

/** A report that is more than 30 days old, by its own date or, without one, since its import. */
export function oldReport({ reportDate, imported, today }: Dates): Raised<ConcernOf<'oldReport'>> | null {
  const date = reportDate ?? imported;
  const days = daysBetween(date, today);
  if (days <= mostDays) return null;
  const basis = reportDate === null ? 'import' : 'report';
  return {
    concern: { kind: 'oldReport', id: 'oldReport', overruled: null, basis, date, days },
    facts: [date],
  };
}
