import type { ProfileListItem } from '#contract/profiles.ts';
import { dayOf } from '#src/ui/dates.ts';
import { type ListedStatus, listedStatuses, listedStatusOf } from '#vocabulary/listedStatuses.ts';

/** Civil date in the viewer's time zone → the clients of that day, in list order. */
export function clientDays(
  profiles: readonly ProfileListItem[],
): ReadonlyMap<string, readonly ProfileListItem[]> {
  return Map.groupBy(profiles, ({ date }) => dayOf(new Date(date)));
}

/** How many of them have each status. Statuses with no clients are left out. */
export function statusNumbers(
  profiles: readonly ProfileListItem[],
): readonly { status: ListedStatus; count: number }[] {
  return listedStatuses
    .map((status) => ({
      status,
      count: profiles.filter((profile) => listedStatusOf(profile) === status).length,
    }))
    .filter(({ count }) => count > 0);
}
