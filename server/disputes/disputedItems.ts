import type { Letter } from '#credit/letters/letter.ts';
import { Bureau } from '#contract/shapes.ts';
import type { Repositories } from '#server/store/store.ts';

/** One item of a letter to a bureau, and the report that the letter was written from. */
export interface DisputedItem {
  readonly letterId: string;
  readonly reportId: string;
  readonly bureau: Bureau;
  /** Its number in its letter; starts at 1. */
  readonly item: number;
  /** Such as `account:account-3`. */
  readonly key: string;
}

/** Every item that a client's letters to bureaus dispute, whether or not the letter has left. */
export async function disputedItems(
  { writtenLetters }: Pick<Repositories, 'writtenLetters'>,
  accountId: string,
  profileId: string,
): Promise<DisputedItem[]> {
  const stored = await writtenLetters.list(accountId, profileId);
  return stored.flatMap(({ id, reportId, items }) => {
    // Sealed when the letters were written, so they have our own shape.
    const { destination, blocks } = items as Letter;
    const bureau = Bureau.safeParse(destination.id).data;
    if (bureau === undefined) return [];
    return blocks
      .flatMap((block) => (block.kind === 'item' ? [block.item.key] : []))
      .map((key, index) => ({ letterId: id, reportId, bureau, item: index + 1, key }));
  });
}
