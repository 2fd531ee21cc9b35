/** Phrases that the letters of several purposes share. */
import { bureaus } from '#vocabulary/bureaus.ts';
import type { Evidence } from '../../../findings/finding.ts';
import type { Destination, Item, Letter, Sentence } from '../../letter.ts';
import { joined, phrase, say } from '../../sentence.ts';
import { citeClient, citeLetterDate, type Placed, traveled } from '../cite.ts';
import { answerOf, earlierLetter, isSpoken, quoted, storyOf, thing } from '../history.ts';
import type { Occasion } from './purposeWords.ts';

const nouns: Readonly<Record<string, readonly [one: string, several: string]>> = {
  account: ['an account', 'accounts'],
  inquiry: ['an inquiry', 'inquiries'],
  publicRecord: ['a court record', 'court records'],
};

/** "an account" or "accounts in my credit file": what a subject line is about. */
export function what({ points }: Occasion): string {
  const kinds = new Set(points.map(({ step }) => step.item.key.split(':', 1)[0] ?? ''));
  const [kind = ''] = kinds;
  const [one, several] = (kinds.size === 1 ? nouns[kind] : undefined) ?? ['an entry', 'entries'];
  return points.length === 1 ? one : several;
}

/** "the account below", "the entries below". */
export function below(occasion: Occasion): string {
  return `${what(occasion).replace(/^an? /, '').replace(/^/, 'the ')} below`;
}

/** " in my credit file" for a bureau; a company has none. */
export function inFile({ points: [first] }: Occasion): string {
  return first.step.to.kind === 'bureau' ? ' in my credit file' : '';
}

export function isToBureau({ step }: Placed): boolean {
  return step.to.kind === 'bureau';
}

/** "it" or "them", for the items of a letter. */
export const them = ({ points }: Occasion): string => (points.length === 1 ? 'it' : 'them');

/** The date of the report on which the earlier letter was based; null if it gave none. */
export function reportDateIn({ subject, blocks }: Letter): Evidence | null {
  const opening = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
  const cited = [subject, ...opening].flatMap(({ evidence }) => evidence);
  return cited.find(({ field }) => field === 'reportDate') ?? null;
}

/** The story of the earlier letter within an item, unless the opening told it. */
export function storyIn(placed: Placed, { isOneStory }: Occasion): readonly Sentence[] {
  return isOneStory ? [] : storyOf(placed, thing(placed.step.item));
}

/** What the earlier letter argued; if nothing, what it asked to verify. A reason without its entry would name nothing. */
export function pointsOf({ key, grounds, states }: Item): readonly Sentence[] {
  if (isPersonal({ key })) return [...states, ...grounds];
  return grounds.length > 0 ? grounds : states;
}

/** Whether an item is about personal information, which has only the kind of entry as its heading. */
export const isPersonal = ({ key }: Pick<Item, 'key'>): boolean => key.startsWith('personal:');

/** Introduces the points of the earlier letter, which follow unchanged. */
export function gaveReasons({ step }: Placed, { isOneStory }: Occasion): Sentence {
  const { item, letter } = step;
  const journey = traveled(step);
  const date = reportDateIn(letter);
  const based = date === null ? phrase`` : phrase`, based on my report dated ${date}`;
  const isDispute = item.grounds.length > 0;
  // A wrong date of birth or someone else's number is asked to be corrected or removed, not only to be verified.
  const isEntry = isPersonal(item);
  // What was said on the telephone or entered in a form is not known word for word.
  if (isSpoken(journey))
    return isDispute || isEntry
      ? say`${isEntry ? 'This is what I dispute' : 'These are my reasons'}${based}.`
      : say`I am asking you to verify the following${based}.`;
  const it = isOneStory ? 'my letter' : 'that letter';
  if (isEntry) return say`${it} said the following${based}.`;
  return isDispute
    ? say`${it} gave these reasons${based}.`
    : say`${it} asked you to verify the following${based}.`;
}

/** A point of an earlier letter in quotation marks, and what it quotes itself in single ones. */
export function inQuotes(ground: Sentence): Sentence {
  return quoted(ground);
}

/** A point of the earlier letter, because it may no longer be so: quoted, unless its words are not known. */
export function said({ step }: Placed, ground: Sentence): Sentence {
  const journey = traveled(step);
  return isSpoken(journey)
    ? say`My dispute included this point: ${ground}`
    : say`My letter said: ${inQuotes(ground)}`;
}

/** What the client adds, in quotation marks after these words; nothing if they add nothing. */
export function inOwnWords(placed: Placed, before: string): readonly Sentence[] {
  const words = citeClient(placed);
  return words === null ? [] : [say`${before}: ${quoted(phrase`${words}`)}`];
}

/** The story of the earlier letter in the opening, if all items have the same one. */
export function about(occasion: Occasion): readonly Sentence[] {
  return occasion.isOneStory ? storyOf(occasion.points[0], below(occasion)) : [];
}

/** "Follow-up on my letters dated … and …": the earlier letters in a subject line, each once. */
export function earlierLetters({ points, isOneStory }: Occasion): Sentence {
  const [first] = points;
  if (isOneStory) return earlierLetter(first);
  if (points.some(({ step }) => isSpoken(traveled(step)))) return phrase`my earlier disputes`;
  const byDate = new Map(points.map((placed) => [placed.step.letter.date, citeLetterDate(placed)]));
  return phrase`my letters dated ${joined([...byDate.values()])}`;
}

/** The answer and, where the opening doesn't tell it, the story before it. */
export function historyIn(placed: Placed, occasion: Occasion): readonly Sentence[] {
  return [...storyIn(placed, occasion), ...answerOf(placed)];
}

/** A sentence of a letter to a bureau, for another reader: "your file" becomes "Experian’s file". */
export function forOthers(sentence: Sentence, from: Destination): Sentence {
  const bureau = bureaus.find((name) => name === from.id);
  if (bureau === undefined) return sentence;
  const text = sentence.text
    .replaceAll(/\b[Yy]our file\b/g, `${bureau}’s file`)
    .replace(/^You report\b/, `${bureau} reports`);
  return { ...sentence, text };
}
