import type { ReplyOf } from '#contract/call.ts';
import { workDue, type WorkGroup } from '#contract/work.ts';
import { perform } from '#src/api/perform.ts';

/** What waits for a person, and what is due next. */
export type Work = ReplyOf<typeof workDue>;
/** One group of it, with some or all of its items. */
export type GroupOfWork = Work['groups'][number];

/** Null if it could not be loaded: the page is worth showing without it, and says that it is missing. */
export const loadWork = (signal: AbortSignal): Promise<Work | null> =>
  perform(workDue, { query: {}, signal }).catch(() => null);

/** More items of a group, after the first `from`. Null if they could not be loaded. */
export type LoadMore = (group: WorkGroup, from: number) => Promise<GroupOfWork | null>;

export const loadMoreWork: LoadMore = async (group, from) => {
  try {
    const { groups } = await perform(workDue, { query: { group, from: String(from) } });
    return groups[0] ?? { name: group, count: from, items: [] };
  } catch {
    return null;
  }
};
