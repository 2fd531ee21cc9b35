import { addDays } from 'date-fns/addDays';
import { civilOf, dateOf } from '#contract/civilDates.ts';
import { addedDays } from '#contract/dueDays.ts';
import { mostInWindow } from '#contract/limits.ts';
import { listProfiles, type ProfileListItem } from '#contract/profiles.ts';
import { perform } from '#src/api/perform.ts';
import { weeksOf } from '#src/ui/monthGrid.ts';
import { startOfDay } from '#src/ui/viewersZone.ts';
import { type ListedStatus, listedStatuses } from '#vocabulary/listedStatuses.ts';

/** How many clients of a day have a status. */
export interface StatusNumber {
  readonly status: ListedStatus;
  readonly count: number;
}

const dayAfter = (civil: string): string => civilOf(addDays(dateOf(civil), 1));

/** Civil date in the viewer's time zone → its clients' numbers, in the order in which statuses are listed. */
export type AddedDays = ReadonlyMap<string, readonly StatusNumber[]>;

/** What the server counted for the days around the month of a civil date; nothing if that could not be loaded. */
export async function loadAddedDays(civil: string): Promise<AddedDays> {
  const shown = weeksOf(civil).flat();
  const starts = [...shown, dayAfter(shown.at(-1) ?? civil)].map((day) => startOfDay(day).toISOString());
  try {
    const { days } = await perform(addedDays, { query: { starts: starts.join(',') } });
    const inOrder = days.toSorted(
      (a, b) => listedStatuses.indexOf(a.status) - listedStatuses.indexOf(b.status),
    );
    return new Map(
      [...Map.groupBy(inOrder, ({ day }) => shown[day] ?? '')].map(([on, numbers]) => [
        on,
        numbers.map(({ status, clients }) => ({ status, count: clients })),
      ]),
    );
  } catch {
    return new Map();
  }
}

/** The first clients of a day by name; null if they could not be loaded. */
export async function loadClientsOf(civil: string): Promise<readonly ProfileListItem[] | null> {
  const query = {
    from: startOfDay(civil).toISOString(),
    before: startOfDay(dayAfter(civil)).toISOString(),
    limit: String(mostInWindow),
    uncounted: 'true' as const,
  };
  try {
    return (await perform(listProfiles, { query })).results;
  } catch {
    return null;
  }
}
