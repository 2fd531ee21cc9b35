import type { WorkGroup } from '#contract/work.ts';
import type { GroupOfWork } from './load.ts';

/** What an agency can do something about today. The others wait for a day, for the client, or for an answer without a day. */
const isToday: Readonly<Record<WorkGroup, boolean>> = {
  decision: true,
  record: true,
  mail: true,
  dueNow: true,
  soon: false,
  client: false,
  noDeadline: false,
};

export const todaysGroups = (groups: readonly GroupOfWork[]): readonly GroupOfWork[] =>
  groups.filter(({ name }) => isToday[name]);

/** How many items there are in all, loaded or not. */
export const countOf = (groups: readonly GroupOfWork[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/**
 * The groups with at most `lines` items altogether, as evenly as possible: no group hides another one. Groups and items keep
 * their order.
 */
export function evenly(groups: readonly GroupOfWork[], lines: number): readonly GroupOfWork[] {
  const taken = new Map<WorkGroup, number>();
  let left = lines;
  let round = 0;
  while (left > 0 && groups.some(({ items }) => items.length > round)) {
    for (const { name, items } of groups) {
      if (left === 0 || items.length <= round) continue;
      taken.set(name, round + 1);
      left -= 1;
    }
    round += 1;
  }
  return groups.map((group) => ({ ...group, items: group.items.slice(0, taken.get(group.name) ?? 0) }));
}
