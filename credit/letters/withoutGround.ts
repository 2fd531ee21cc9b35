/** Items about which nothing was found and nothing was confirmed: a letter can only ask to verify them. */
import { identityOf, isSameItem, type ItemIdentity } from './itemIdentity.ts';
import { namesInReport } from './itemNames.ts';
import type { Destination, Item } from './letter.ts';
import type { Point } from './selection.ts';

/** Whether neither a finding nor the client's word supports an item. */
export function isWithoutGround({ grounds, rules }: Pick<Item, 'grounds' | 'rules'>): boolean {
  return grounds.length === 0 && rules.length === 0;
}

/** Such an item with everyone who would be asked to verify it. */
export interface Unsupported {
  readonly key: string;
  readonly heading: string;
  readonly recipients: readonly Destination[];
  /** How each recipient's letter names it. */
  readonly identities: readonly ItemIdentity[];
}

/** The items of a selection without a ground, each once, in its order. */
export function unsupportedIn(points: readonly Point[]): readonly Unsupported[] {
  const asked = points.filter(({ item }) => isWithoutGround(item));
  const nameOf = namesInReport(points.map(({ item }) => item));
  return [...Map.groupBy(asked, ({ item }) => item.key)].map(([key, some]) => ({
    key,
    heading: some[0] === undefined ? '' : nameOf(some[0].item),
    recipients: [...new Map(some.map(({ destination }) => [destination.id, destination])).values()],
    identities: some.map(({ item }) => identityOf(item)),
  }));
}

/** What was decided about such an item of some report of the client. */
export interface Decided {
  readonly reportId: string;
  readonly key: string;
  readonly identities: readonly ItemIdentity[];
}

/**
 * The decision about each item, by its key: the last one. A decision about another report counts only if exactly one
 * item of this one can be meant.
 */
export function decisionsAbout<D extends Decided>(
  items: readonly Unsupported[],
  reportId: string,
  /** Oldest first. */
  decisions: readonly D[],
): ReadonlyMap<string, D> {
  const found = new Map<string, D>();
  for (const decision of decisions) {
    const meant = items.filter((item) =>
      decision.reportId === reportId ? item.key === decision.key : isAlike(item, decision),
    );
    const [only] = meant;
    if (only !== undefined && meant.length === 1) found.set(only.key, decision);
  }
  return found;
}

const isAlike = (one: Pick<Decided, 'identities'>, other: Pick<Decided, 'identities'>): boolean =>
  one.identities.some((identity) => other.identities.some((twin) => isSameItem(identity, twin)));
