/** Why the client disputes an item, in the words of their letters. */
import type { Sentence } from '../../letter.ts';
import { ownSentencesIn } from '../../ownWords.ts';
import { en, es, inARow, say } from '../../sentence.ts';
import { traveled } from '../cite.ts';
import { isSpoken } from '../history.ts';
import { inQuotes, statesWhatIsWrong } from '../wording/points.ts';
import type { Entry } from './step.ts';

/**
 * Why the client disputes the item, as the letter said it: a letter about a report all of it, a later one what the client added.
 * What an earlier round said is not told again, and what was said without a letter is not known.
 */
export function whatItSaid({ step }: Entry, before: Set<string>): readonly Sentence[] {
  const { item, letter } = step;
  if (isSpoken(traveled(step))) return [];
  const { states, grounds } = item;
  const isAboutReport = (letter.purpose ?? 'dispute') === 'dispute';
  // After a dispute without a letter, the first letter about it says why.
  const said = isAboutReport
    ? [...(statesWhatIsWrong(item) ? states : []), ...grounds]
    : before.size === 0
      ? grounds
      : ownSentencesIn(item);
  const asked = isAboutReport && said.length === 0 ? states : [];
  const onlyNew = (sentences: readonly Sentence[]) => {
    const fresh = sentences.filter(({ text }) => !before.has(text));
    for (const { text } of fresh) before.add(text);
    return fresh.map(inQuotes);
  };
  const [points, details] = [onlyNew(said), onlyNew(asked)];
  const [quotes, asks] = [inARow(points), inARow(details)];
  return [
    ...(points.length === 0 ? [] : [say(en`My letter said: ${quotes}`, es`Mi carta decía: ${quotes}`)]),
    ...(details.length === 0
      ? []
      : [
          say(
            en`My letter asked for verification of the following: ${asks}`,
            es`Mi carta pedía que se verificara lo siguiente: ${asks}`,
          ),
        ]),
  ];
}
