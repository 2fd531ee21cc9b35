/** What a letter says about an item that earlier letters about it didn't. */
import type { Item, Sentence } from './letter.ts';
import { confirmationsBehind } from './confirmed.ts';

type Said = Pick<Item, 'rules' | 'grounds'>;

/**
 * Whether an item names an error, or quotes the client about something, that none of the earlier ones did. The same error with
 * other values, such as a balance that grew, is not new.
 */
export function saysNew(item: Said, earlier: readonly Said[]): boolean {
  const rules = new Set(earlier.flatMap((each) => each.rules));
  const statements = new Set(earlier.flatMap(statementsIn));
  return (
    item.rules.some((rule) => !rules.has(rule)) || statementsIn(item).some((text) => !statements.has(text))
  );
}

/** Confirmed again for a newer report, a statement has another id and the same text. */
const statementsIn = ({ grounds }: Said): readonly string[] =>
  grounds.filter(isClients).map(({ text }) => text);

const isClients = (ground: Sentence): boolean => confirmationsBehind(ground).length > 0;
