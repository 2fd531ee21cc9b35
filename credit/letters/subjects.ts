/** Recognizes the same item in all of a client's letters, whichever report they are based on. */
import { identityOf, isSameItem, type ItemIdentity } from './itemIdentity.ts';
import type { Item } from './letter.ts';

/** An item of a letter, and the report that the letter is based on. */
export interface LetterItem {
  readonly letterId: string;
  readonly reportId: string;
  readonly item: Pick<Item, 'key' | 'heading' | 'opened'> & Partial<Pick<Item, 'states' | 'grounds'>>;
}

interface Subject {
  readonly id: string;
  /** By report. One report never has two items of one subject. */
  readonly keys: Map<string, string>;
  readonly identities: ItemIdentity[];
}

/**
 * For each item, an id that it shares with the same item of other letters: the letter and key under which it was first
 * disputed. In one report, items are the same if they have the same key.
 */
export function subjectsOf(
  /** In the order in which the letters were written, so that ids stay when letters are added. */
  items: readonly LetterItem[],
): readonly string[] {
  const subjects: Subject[] = [];
  return items.map(({ letterId, reportId, item }) => {
    const identity = identityOf(item);
    const isSame = ({ keys, identities }: Subject): boolean => {
      const key = keys.get(reportId);
      return key === undefined ? identities.some((known) => isSameItem(known, identity)) : key === item.key;
    };
    const known =
      subjects.find(({ keys }) => keys.get(reportId) === item.key) ?? subjects.find((each) => isSame(each));
    if (known !== undefined) {
      known.keys.set(reportId, item.key);
      known.identities.push(identity);
      return known.id;
    }
    const id = `${letterId} ${item.key}`;
    subjects.push({ id, keys: new Map([[reportId, item.key]]), identities: [identity] });
    return id;
  });
}
