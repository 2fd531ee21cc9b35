import { unmailedLetters } from '#disputes/lettersToMail.ts';
import { standingOf } from '#disputes/standing.ts';
import { type FactSources, loadFacts, type Whose } from './facts.ts';

/**
 * The ids of the letters of a set that a print shop is to print: those that nobody has mailed or ordered. If all of those are
 * ordered, the ordered ones, for a shop that needs another link. Null for all of the set, or if none of it is left.
 */
export async function lettersToOrder(
  store: FactSources,
  whose: Whose,
  sessionId: string,
): Promise<readonly string[] | null> {
  const { facts } = await loadFacts(store, whose);
  const standing = standingOf(facts);
  const unmailed = unmailedLetters(standing).filter((letter) => letter.sessionId === sessionId);
  const unordered = unmailed.filter(({ state }) => state !== 'ordered');
  const left = unordered.length === 0 ? unmailed : unordered;
  const all = standing.letters.filter((letter) => letter.sessionId === sessionId);
  return left.length === 0 || left.length === all.length ? null : left.map(({ id }) => id);
}
