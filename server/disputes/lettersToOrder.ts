import { CallError } from '#contract/failures.ts';
import { isForPrintShop, unmailedLetters } from '#disputes/lettersToMail.ts';
import { standingOf } from '#disputes/standing.ts';
import { type FactSources, loadFacts, type Whose } from './facts.ts';

/**
 * The ids of the letters of a set that a print shop is to print: those that nobody has mailed or ordered. If all of those are
 * ordered, the ordered ones, for a shop that needs another link. Null for all of the set, or if none of it is left. Throws
 * `changedMeanwhile` if it isn’t as the caller takes it to be: someone else has mailed or ordered letters since.
 * @param taken how many letters of the set the caller takes to be neither mailed nor ordered; '' if they don’t say
 */
export async function lettersToOrder(
  store: FactSources,
  whose: Whose,
  sessionId: string,
  taken: string,
): Promise<readonly string[] | null> {
  const { facts } = await loadFacts(store, whose);
  const standing = standingOf(facts);
  const all = standing.letters.filter((letter) => letter.sessionId === sessionId);
  const unmailed = unmailedLetters(standing).filter((letter) => letter.sessionId === sessionId);
  const isAsTaken =
    taken === 'all'
      ? all.every(({ mailed, state }) => mailed === null && state !== 'ordered')
      : taken === '' || unmailed.filter(isForPrintShop).length === Number(taken);
  if (!isAsTaken) throw new CallError('changedMeanwhile');
  const unordered = unmailed.filter(({ state }) => state !== 'ordered');
  const left = unordered.length === 0 ? unmailed : unordered;
  return left.length === 0 || left.length === all.length ? null : left.map(({ id }) => id);
}
