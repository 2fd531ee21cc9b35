import type { ProfileListItem } from '#contract/profiles.ts';
import { foldName } from '#vocabulary/foldName.ts';
import { listedStatusOf } from '#vocabulary/listedStatuses.ts';
import type { ClientQuery } from '#machines/clientQuery.ts';
import { stepRank } from '#src/overview/workDue/stepRank.ts';

export interface NamedClient {
  readonly profile: ProfileListItem;
  /** Folded, to be searched. */
  readonly name: string;
}

/** To be made once for a list: folding 2,000 names at every key is slow. */
export const namedClients = (profiles: readonly ProfileListItem[]): readonly NamedClient[] =>
  profiles.map((profile) => ({ profile, name: foldName(profile.name) }));

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * What the server would find (`ListWindow`), in a whole list that is in the server's order: by name.
 * @param today a civil date
 */
export function shownClients(
  named: readonly NamedClient[],
  { search, status, sort, descending }: ClientQuery,
  today: string,
): readonly ProfileListItem[] {
  const wanted = foldName(search);
  const found = named
    .filter(
      ({ profile, name }) => (status === null || listedStatusOf(profile) === status) && name.includes(wanted),
    )
    .map(({ profile }) => profile);
  if (sort !== 'name' && sort !== 'date') return byStanding(found, keysOf(today)[sort], descending);
  const sorted =
    sort === 'name' ? found : found.toSorted((a, b) => compare(a.date, b.date) || compare(a.id, b.id));
  return descending ? sorted.toReversed() : sorted;
}

type Key = (profile: ProfileListItem) => string | undefined;

const keysOf = (today: string) => ({
  round: ({ standing }: ProfileListItem) => standing?.round?.toString().padStart(4, '0'),
  due: ({ standing }: ProfileListItem) => standing?.due?.on,
  step: (profile: ProfileListItem) => stepRank(profile, today),
});

/** Clients without a round, a day, or anything to do come last in both directions, and those of one by name. */
function byStanding(
  found: readonly ProfileListItem[],
  keyOf: Key,
  descending: boolean,
): readonly ProfileListItem[] {
  const has = found.filter((profile) => keyOf(profile) !== undefined);
  const sorted = has.toSorted((a, b) => {
    const order = compare(keyOf(a) ?? '', keyOf(b) ?? '');
    return descending ? -order : order;
  });
  return [...sorted, ...found.filter((profile) => keyOf(profile) === undefined)];
}
