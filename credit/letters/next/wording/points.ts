/** What earlier letters argued about an item, as a later one repeats it. */
import type { Evidence } from '../../../findings/finding.ts';
import type { Item, Letter, Sentence } from '../../letter.ts';
import { capital, en, es, nothing, phrase, say, withText, words } from '../../sentence.ts';
import { quoted } from '../answer.ts';
import { citeClient, citeSaidBefore, type Placed, traveled } from '../cite.ts';
import { isSpoken } from '../history.ts';
import { thing } from '../itemNamed.ts';
import { isQuotation } from '../quotation.ts';
import { isToBureau } from './nouns.ts';
import type { Occasion } from './purposeWords.ts';

/** The date of the report on which a letter was based; null if it gave none. */
export function reportDateIn({ subject, blocks }: Letter): Evidence | null {
  const opening = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
  const cited = [subject, ...opening].flatMap(({ evidence }) => evidence);
  return cited.find(({ field }) => field === 'reportDate') ?? null;
}

/**
 * What was argued about an item; if nothing, what was asked to be verified. A reason without its entry would name nothing. What
 * the client added in their own words follows. Of a letter about a reappearance, what it told.
 */
export const pointsOf = (placed: Placed): readonly Sentence[] => [...madeIn(placed), ...addedTo(placed)];

/** The points in the words of the letter that made them. */
function madeIn(placed: Placed): readonly Sentence[] {
  const { grounds, states } = placed.step.item;
  if (isAboutReappearance(placed)) return states;
  if (isPersonal(placed.step.item)) return [...states, ...grounds];
  return grounds.length > 0 ? grounds : states;
}

const addedTo = (placed: Placed): readonly Sentence[] =>
  isAboutReappearance(placed) ? [] : saidBefore(placed);

/** Words that were so only on the day of a letter. Those of earlier releases had them. */
const ofThatDay = /\bless than a year ago\b|\ba date in the future\b/;

/** Whether the points may no longer be so: something was corrected since, or they compare with what is another by now. */
export const mayBeOtherwise = ({ step: { isChanged, isOfOtherIdentity, item } }: Placed): boolean =>
  isChanged || isOfOtherIdentity === true || item.grounds.some(({ text }) => ofThatDay.test(text));

/** The points as a letter repeats them: quoted, if they may no longer be so. */
export const repeatedPoints = (placed: Placed): readonly Sentence[] =>
  mayBeOtherwise(placed) ? quotedPoints(placed) : pointsOf(placed);

/**
 * The points in quotation marks, unless they were said or entered in a form: then they are not known word for word. What the
 * client added is quoted already, by a sentence that no earlier letter had.
 */
export const quotedPoints = (placed: Placed): readonly Sentence[] =>
  isSpoken(traveled(placed.step))
    ? pointsOf(placed)
    : [...madeIn(placed).map((point) => withText(inQuotes(point), capital)), ...addedTo(placed)];

/** "this point", or "these points". */
export const pointsAs = (count: number): Sentence =>
  count === 1 ? words('this point', 'este punto') : words('these points', 'estos puntos');

/** What the dispute asked for, unless its points may no longer be so: then it may have been done, or be asked in vain. */
export const requestsAgain = (placed: Placed): readonly Sentence[] =>
  mayBeOtherwise(placed) ? [correctWhatIsWrong(placed)] : placed.step.item.asks;

/** A request that doesn't say which point it is for. */
export const correctWhatIsWrong = (placed: Placed): Sentence =>
  isToBureau(placed)
    ? words(
        'Please correct anything that is wrong and delete anything that cannot be verified.',
        'Por favor, corrijan lo que esté mal y eliminen lo que no se pueda verificar.',
      )
    : words('Please correct anything that is wrong.', 'Por favor, corrijan lo que esté mal.');

/** Whether the earlier letter asked about something that was put back, which is no dispute with reasons. */
export const isAboutReappearance = ({ step }: Placed): boolean => step.origin.purpose === 'reinsertion';

/** What the client added in earlier letters, which is not what they say now. */
export function saidBefore(placed: Placed): readonly Sentence[] {
  return citeSaidBefore(placed).map(({ date, words: added }) => {
    const quote = quoted(phrase(en`${added}`, es`${added}`));
    return date === null
      ? say(en`${iAdd}: ${quote}`, es`${iAdd}: ${quote}`)
      : say(
          en`In my letter dated ${date}, I added, in my own words: ${quote}`,
          es`En mi carta del ${date} agregué, en mis propias palabras: ${quote}`,
        );
  });
}

/** Whether an item is about personal information, which has only the kind of entry as its heading. */
export const isPersonal = ({ key }: Pick<Item, 'key'>): boolean => key.startsWith('personal:');

/**
 * Whether an item states what is wrong with an entry, an inquiry, or a court record, which its letter may have asked to delete. Only
 * about accounts, states without a ground are what a letter asked to verify.
 */
export const statesWhatIsWrong = ({ key }: Pick<Item, 'key'>): boolean => !key.startsWith('account:');

/** "my letter", or "my letter about this account" among others. */
export function myLetter({ step }: Placed, { isOneStory }: Occasion): Sentence {
  if (isOneStory) return words('my letter', 'mi carta');
  const it = thing(step.item);
  return phrase(en`my letter about ${it}`, es`mi carta sobre ${it}`);
}

/** Introduces the points of the dispute, which follow unchanged. */
export function gaveReasons(placed: Placed, occasion: Occasion): Sentence {
  const { step } = placed;
  const { item, letter, origin } = step;
  const date = reportDateIn(origin);
  const based =
    date === null
      ? nothing
      : phrase(en`, based on my report dated ${date}`, es`, según mi informe del ${date}`);
  const isDispute = item.grounds.length > 0;
  const isEntry = isPersonal(item);
  const it = myLetter(placed, occasion);
  if (isAboutReappearance(placed)) return say(en`${it} said the following.`, es`${it} decía lo siguiente.`);
  // What was said on the telephone or entered in a form is not known word for word, and a later letter may not repeat the reasons.
  if (isSpoken(traveled(step)) || isOther(letter, origin)) {
    if (mayBeOtherwise(placed)) {
      const points = pointsAs(pointsOf(placed).length);
      return say(en`My dispute included ${points}${based}.`, es`Mi disputa incluía ${points}${based}.`);
    }
    if (isEntry) return say(en`This is what I dispute${based}.`, es`Esto es lo que disputo${based}.`);
    return isDispute
      ? say(en`These are my reasons${based}.`, es`Estas son mis razones${based}.`)
      : say(
          en`I am asking you to verify the following${based}.`,
          es`Les pido que verifiquen lo siguiente${based}.`,
        );
  }
  if (statesWhatIsWrong(item))
    return say(en`${it} said the following${based}.`, es`${it} decía lo siguiente${based}.`);
  return isDispute
    ? say(en`${it} gave these reasons${based}.`, es`${it} daba estas razones${based}.`)
    : say(
        en`${it} asked you to verify the following${based}.`,
        es`${it} les pedía que verificaran lo siguiente${based}.`,
      );
}

/** Whether two letters of different plans are not the same. */
export const isOther = (one: Letter, other: Letter): boolean =>
  one.id !== other.id || one.date !== other.date;

/** A point of an earlier letter in quotation marks. */
export function inQuotes(ground: Sentence): Sentence {
  // A letter after a partial correction quotes its points already.
  return isQuotation(ground.text) ? ground : quoted(ground);
}

/** A point of the earlier letter, because it may no longer be so: quoted, unless its words are not known. */
export function said({ step }: Placed, ground: Sentence): Sentence {
  const journey = traveled(step);
  const quote = inQuotes(ground);
  return isSpoken(journey)
    ? say(en`My dispute included this point: ${ground}`, es`Mi disputa incluía este punto: ${ground}`)
    : say(en`My letter said: ${quote}`, es`Mi carta decía: ${quote}`);
}

/** What the client adds, in quotation marks after these words; nothing if they add nothing. */
export function inOwnWords(placed: Placed, before: Sentence = iAdd): readonly Sentence[] {
  const added = citeClient(placed);
  if (added === null) return [];
  const quote = quoted(phrase(en`${added}`, es`${added}`));
  return [say(en`${before}: ${quote}`, es`${before}: ${quote}`)];
}

const iAdd = words('I add, in my own words', 'Agrego, en mis propias palabras');
