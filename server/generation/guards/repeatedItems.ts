import { identityOf, isSameItem } from '#credit/letters/itemIdentity.ts';
import type { Item, Letter } from '#credit/letters/letter.ts';
import { daysBetween } from './daysBetween.ts';
import type { ConcernOf, Raised } from './raised.ts';

/**
 * Days after which an earlier letter is decided: a bureau has 30 days, 45 if it receives further information
 * (15 U.S.C. § 1681i(a)(1)).
 */
const undecidedDays = 45;

/** An earlier set of letters for the same client. */
export interface EarlierSet {
  readonly sessionId: string;
  readonly reportId: string;
  /** The day on which it was generated, `YYYY-MM-DD`. */
  readonly date: string;
  readonly isSentToPrint: boolean;
  readonly letters: readonly Letter[];
}

interface Now {
  readonly reportId: string;
  readonly today: string;
}

/**
 * Earlier sets, newest first, whose letters asked the same recipients about the same items and may not be decided yet.
 */
export function repeatedItems(
  letters: readonly Letter[],
  earlier: readonly EarlierSet[],
  { reportId, today }: Now,
): readonly Raised<ConcernOf<'repeated'>>[] {
  const planned = letters.flatMap(addressedItems);
  return earlier
    .filter(({ date }) => daysBetween(date, today) <= undecidedDays)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .flatMap((set) => {
      const before = set.letters.flatMap(addressedItems);
      const isRepeated = ({ item, letter }: AddressedItem) =>
        before.some(
          (past) =>
            past.letter.destination.id === letter.destination.id &&
            (set.reportId === reportId
              ? past.item.key === item.key
              : isSameItem(identityOf(past.item), identityOf(item))),
        );
      const repeated = planned.filter(isRepeated);
      return repeated.length === 0 ? [] : [raise(set, repeated)];
    });
}

interface AddressedItem {
  readonly letter: Letter;
  readonly item: Item;
}

const addressedItems = (letter: Letter): readonly AddressedItem[] =>
  letter.blocks.flatMap((block) => (block.kind === 'item' ? [{ letter, item: block.item }] : []));

function raise(
  { sessionId, date, isSentToPrint }: EarlierSet,
  items: readonly AddressedItem[],
): Raised<ConcernOf<'repeated'>> {
  return {
    concern: {
      kind: 'repeated',
      id: `repeated:${sessionId}`,
      overruled: null,
      set: { sessionId, date, isSentToPrint },
      items: items.map(({ letter, item }) => ({
        recipient: letter.destination.name,
        heading: item.heading.text,
      })),
    },
    facts: items.map(({ letter, item }) => `${letter.destination.id} ${item.key}`),
  };
}
