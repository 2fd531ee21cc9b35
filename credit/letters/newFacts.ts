/** What a letter says about an item that earlier letters about it didn't. */
import type { Item, Sentence } from './letter.ts';
import { confirmationsBehind } from './confirmed.ts';

type Said = Pick<Item, 'rules' | 'grounds'>;

/** What clients said, by the ids of their statements: the same for statements that say the same. */
export type Meanings = ReadonlyMap<string, string>;

/**
 * Whether an item names an error, or quotes the client about something, that none of the earlier ones did. The same error with
 * other values, such as a balance that grew, is not new, and neither is a statement that was confirmed again or is worded otherwise.
 */
export function saysNew(item: Said, earlier: readonly Said[], meanings: Meanings): boolean {
  const rules = new Set(earlier.flatMap((each) => each.rules));
  const statements = new Set(earlier.flatMap((each) => statementsIn(each, meanings)));
  return (
    item.rules.some((rule) => !rules.has(rule)) ||
    statementsIn(item, meanings).some((said) => !statements.has(said))
  );
}

const statementsIn = ({ grounds }: Said, meanings: Meanings): readonly string[] =>
  grounds.flatMap((ground) => confirmationsBehind(ground).map((id) => meanings.get(id) ?? wordsOf(ground)));

const wordsOf = ({ text }: Sentence): string => text;
