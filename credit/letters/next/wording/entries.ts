/** Says which entry of the file an item is about, where its heading doesn't: "Address" names none. */
import type { Sentence } from '../../letter.ts';
import { en, es, say, words } from '../../sentence.ts';
import type { Placed } from '../cite.ts';
import { isPersonal, reportDateIn, said } from './points.ts';

/** What the report lists, in the words of the letter about the report, quoted if they may no longer be so; nothing if the heading names the entry. */
export function entryIn(placed: Placed): readonly Sentence[] {
  const { item, origin, isOfOtherIdentity } = placed.step;
  if (!isPersonal(item) || item.states.length === 0) return [];
  if (isOfOtherIdentity === true) return item.states.map((state) => said(placed, state));
  const date = reportDateIn(origin);
  return [
    date === null
      ? words('This is the entry.', 'Este es el dato.')
      : say(
          en`This is the entry, as of my report dated ${date}.`,
          es`Este es el dato, a la fecha de mi informe del ${date}.`,
        ),
    ...item.states,
  ];
}
