/** What one version of a letter says and the other doesn't. */
import { shownHeading } from '#vocabulary/accountMask.ts';
import { itemsOf } from './changedLetter.ts';
import type { Item, Letter } from './letter.ts';

export interface LetterDifference {
  /** The item; '' for what is around the items. */
  readonly heading: string;
  /** The later version doesn't have the item at all. */
  readonly isLeftOut: boolean;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** In the order of the earlier version; empty if only the date is another. */
export function differencesBetween(before: Letter, after: Letter): readonly LetterDifference[] {
  const later = new Map(itemsOf(after).map((item) => [item.key, item]));
  const items = itemsOf(before).map((item) => {
    const own = later.get(item.key);
    return differenceIn(
      shownHeading(item.heading.text),
      linesOf(item),
      own === undefined ? null : linesOf(own),
    );
  });
  return [differenceIn('', around(before), around(after)), ...items].filter(
    ({ isLeftOut, removed, added }) => isLeftOut || removed.length > 0 || added.length > 0,
  );
}

const linesOf = ({ states, grounds, asks }: Item): readonly string[] =>
  [...states, ...grounds, ...asks].map(({ text }) => text);

const around = ({ sender, identification, subject, blocks }: Letter): readonly string[] => [
  sender.name,
  ...sender.lines,
  ...identification.map(({ label, value }) => `${label}: ${value}`),
  subject.text,
  ...blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences.map(({ text }) => text) : [])),
];

const differenceIn = (
  heading: string,
  before: readonly string[],
  after: readonly string[] | null,
): LetterDifference => ({
  heading,
  isLeftOut: after === null,
  removed: after === null ? [] : before.filter((line) => !after.includes(line)),
  added: (after ?? []).filter((line) => !before.includes(line)),
});
