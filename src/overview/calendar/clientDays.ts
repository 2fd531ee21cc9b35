import type { ProfileListItem } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { dayOf } from '#src/ui/dates.ts';
import { profileStatuses } from '#vocabulary/profileStatuses.ts';

/** Civil date in the viewer's time zone → the clients of that day, in list order. */
export function clientDays(
  profiles: readonly ProfileListItem[],
): ReadonlyMap<string, readonly ProfileListItem[]> {
  return Map.groupBy(profiles, ({ date }) => dayOf(new Date(date)));
}

/** How many of them have each status. Statuses with no clients are left out. */
export function statusNumbers(
  profiles: readonly ProfileListItem[],
): readonly { status: ProfileStatus; count: number }[] {
  return profileStatuses
    .map((status) => ({ status, count: profiles.filter((profile) => profile.status === status).length }))
    .filter(({ count }) => count > 0);
}
