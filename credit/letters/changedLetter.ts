/**
 * What clients change in their own letter: they leave out items and statements, and say something in their own words. A letter
 * about a report is written again from it, so that no request is based on something that was left out.
 */
import type { Item, Letter, LetterProfile } from './letter.ts';
import { isAboutIdentity } from './next/aboutIdentity.ts';
import { identificationOf, isIdentifiedBy, senderOf } from './sender.ts';
import { ownWordsIn, withOtherWords, withOwnWords } from './ownWords.ts';
import { letterAbout, type PlanInput, selectedPoints } from './planLetters.ts';

export interface LetterChange {
  /** The keys of the items that are left out. */
  readonly leftOut: readonly string[];
  /** The ids of the client's statements that the letter no longer makes. */
  readonly unsaid: readonly string[];
  /** The client's own words about items, by their keys; empty if they say nothing more. Others keep theirs. */
  readonly words: Readonly<Record<string, string>>;
}

export const itemsOf = ({ blocks }: Letter): readonly Item[] =>
  blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : []));

/** Whether the letter is one about a report, and not one that follows an earlier letter. */
export const isAboutReport = ({ purpose = 'dispute' }: Letter): boolean => purpose === 'dispute';

/**
 * A letter about a report without what the client leaves out: the same items as today's rules word them, with today's date
 * and the client's present name and address. Null if nothing is left.
 */
export function writtenAgain(letter: Letter, change: LetterChange, input: PlanInput): Letter | null {
  const said = <Statement extends { readonly id: string }>(statements: readonly Statement[] = []) =>
    statements.filter(({ id }) => !change.unsaid.includes(id));
  const points = selectedPoints({ ...input, confirmed: said(input.confirmed), stated: said(input.stated) });
  const today = new Map(
    points
      .filter(({ destination }) => destination.id === letter.destination.id)
      .map(({ item }) => [item.key, item] as const),
  );
  const items = itemsOf(letter).flatMap((before) => {
    const item = change.leftOut.includes(before.key) ? undefined : today.get(before.key);
    return item === undefined ? [] : [withOwnWords(item, change.words[item.key] ?? ownWordsIn(before))];
  });
  const { id, destination, topic } = letter;
  return items.length === 0 ? null : letterAbout(id, { destination, topic, items }, input);
}

/**
 * Whether a letter can bear the client's present name and address. A later one isn't written again from the report: what it says of an
 * entry that doesn't match “the one above” may be wrong under another one.
 */
export const canIdentify = (letter: Letter, profile: LetterProfile): boolean =>
  isAboutReport(letter) || isIdentifiedBy(letter, profile) || !itemsOf(letter).some(isAboutIdentity);

/** A later letter with other words of the client, and their present name and address; null if it can't bear these. */
export function withChangedWords(
  letter: Letter,
  { words }: Pick<LetterChange, 'words'>,
  profile: LetterProfile,
): Letter | null {
  if (!canIdentify(letter, profile)) return null;
  const blocks = letter.blocks.map((block) => {
    if (block.kind !== 'item') return block;
    const added = words[block.item.key];
    return added === undefined ? block : { ...block, item: withOtherWords(block.item, added) };
  });
  return {
    ...letter,
    sender: senderOf(profile),
    identification: identificationOf(letter.destination, profile, itemsOf(letter)),
    blocks,
  };
}
