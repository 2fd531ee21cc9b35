import type { ProfileListItem } from '#contract/profiles.ts';
import { foldName } from '#vocabulary/foldName.ts';
import type { ClientQuery } from '#machines/clientQuery.ts';

export interface NamedClient {
  readonly profile: ProfileListItem;
  /** Folded, to be searched. */
  readonly name: string;
}

/** To be made once for a list: folding 2,000 names at every key is slow. */
export const namedClients = (profiles: readonly ProfileListItem[]): readonly NamedClient[] =>
  profiles.map((profile) => ({ profile, name: foldName(profile.name) }));

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** What the server would find (`ListWindow`), in a whole list that is in the server's order: by name. */
export function shownClients(
  named: readonly NamedClient[],
  { search, status, sort, descending }: ClientQuery,
): readonly ProfileListItem[] {
  const wanted = foldName(search);
  const found = named
    .filter(({ profile, name }) => (status === null || profile.status === status) && name.includes(wanted))
    .map(({ profile }) => profile);
  if (sort === 'round' || sort === 'due') return byStanding(found, sort, descending);
  const sorted =
    sort === 'name' ? found : found.toSorted((a, b) => compare(a.date, b.date) || compare(a.id, b.id));
  return descending ? sorted.toReversed() : sorted;
}

/** Clients without a round or a day come last in both directions, and those of one by name. */
function byStanding(
  found: readonly ProfileListItem[],
  sort: 'round' | 'due',
  descending: boolean,
): readonly ProfileListItem[] {
  const keyOf = ({ standing }: ProfileListItem) =>
    sort === 'due' ? standing?.due?.on : standing?.round?.toString().padStart(4, '0');
  const has = found.filter((profile) => keyOf(profile) !== undefined);
  const sorted = has.toSorted((a, b) => {
    const order = compare(keyOf(a) ?? '', keyOf(b) ?? '');
    return descending ? -order : order;
  });
  return [...sorted, ...found.filter((profile) => keyOf(profile) === undefined)];
}
