import type { Notification } from '#contract/account.ts';
import { shownDate } from '#src/ui/dates.ts';

/** Notifications that say the same about the same client on one day, newest first. */
export type AlertGroup = readonly [Notification, ...Notification[]];

const contentOf = ({ code, params, profileId, createdAt }: Notification) =>
  JSON.stringify([code, params, profileId, shownDate(createdAt)]);

/** A problem that was told several times without anything else in between is one entry. */
export function alertGroups(notifications: readonly Notification[]): readonly AlertGroup[] {
  const groups: [Notification, ...Notification[]][] = [];
  for (const each of notifications) {
    const last = groups.at(-1);
    const isRepeated =
      each.type === 'negative' && last !== undefined && contentOf(last[0]) === contentOf(each);
    if (isRepeated) last.push(each);
    else groups.push([each]);
  }
  return groups;
}
