import { identityOf, isSameItem } from '#credit/letters/itemIdentity.ts';
import { namesInReport } from '#credit/letters/itemNames.ts';
import type { Item, Letter } from '#credit/letters/letter.ts';
import { isSameRecipient } from '#credit/letters/recipients.ts';
import { daysBetween } from './daysBetween.ts';
import type { ConcernOf, Raised } from '#server/looking/planning/raised.ts';
import { recipientName } from '#vocabulary/recipientName.ts';

/**
 * Days after which an earlier letter without an answer no longer counts: a bureau has 30 days, 45 if it receives further information
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
  /** How the recipients decided, by the recipient's id in the letter and the item's key; without those that may still answer. */
  readonly decided: ReadonlyMap<string, Decided>;
}

type Decided = NonNullable<ConcernOf<'repeated'>['items'][number]['decided']>;

/** What a decision is known by within a set. */
export const decidedKey = (recipientId: string, itemKey: string): string => `${recipientId} ${itemKey}`;

interface Now {
  readonly reportId: string;
  readonly today: string;
}

/**
 * Earlier sets, newest first, whose letters asked the same recipients about the same items and were decided or may still be answered.
 */
export function repeatedItems(
  letters: readonly Letter[],
  earlier: readonly EarlierSet[],
  { reportId, today }: Now,
): readonly Raised<ConcernOf<'repeated'>>[] {
  const planned = letters.flatMap(addressedItems);
  const nameOf = namesInReport(planned.map(({ item }) => item));
  return earlier
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .flatMap((set) => {
      const before = set.letters.flatMap(addressedItems);
      const twinOf = ({ item, letter }: AddressedItem) =>
        before.find(
          (past) =>
            isSameRecipient(past.letter.destination, letter.destination) &&
            (set.reportId === reportId
              ? past.item.key === item.key
              : isSameItem(identityOf(past.item), identityOf(item))),
        );
      const repeated = planned.flatMap((each): Repeated[] => {
        const twin = twinOf(each);
        if (twin === undefined) return [];
        const key = decidedKey(twin.letter.destination.id, twin.item.key);
        const decided = set.decided.get(key) ?? null;
        const counts = decided !== null || daysBetween(set.date, today) <= undecidedDays;
        return counts ? [{ ...each, decided }] : [];
      });
      return repeated.length === 0 ? [] : [raise(set, repeated, nameOf)];
    });
}

interface AddressedItem {
  readonly letter: Letter;
  readonly item: Item;
}

interface Repeated extends AddressedItem {
  readonly decided: Decided | null;
}

const addressedItems = (letter: Letter): readonly AddressedItem[] =>
  letter.blocks.flatMap((block) => (block.kind === 'item' ? [{ letter, item: block.item }] : []));

function raise(
  { sessionId, date, isSentToPrint }: EarlierSet,
  items: readonly Repeated[],
  nameOf: (item: Item) => string,
): Raised<ConcernOf<'repeated'>> {
  return {
    concern: {
      kind: 'repeated',
      id: `repeated:${sessionId}`,
      overruled: null,
      set: { sessionId, date, isSentToPrint },
      items: items.map(({ letter, item, decided }) => ({
        recipient: recipientName(letter.destination),
        heading: nameOf(item),
        decided,
      })),
    },
    facts: items.map(({ letter, item, decided }) =>
      [letter.destination.id, item.key, ...(decided === null ? [] : [decided.as, decided.on])].join(' '),
    ),
  };
}
