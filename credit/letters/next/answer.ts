/** What was answered, in the words of the answer where they are known to be about the item. */
import { isFileAsWhole } from '#vocabulary/fileAsWhole.ts';
import type { Reply } from '#vocabulary/letterStory.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { Sentence } from '../letter.ts';
import { en, es, nothing, phrase, same, say, withText } from '../sentence.ts';
import { type Placed, type Told, citeAnswerAbout, citeAnswerOf, citeAnswerWords } from './cite.ts';
import { thing } from './itemNamed.ts';
import { inQuotationMarks } from './quotation.ts';
import { named, theirs } from './recipientNamed.ts';
import { results, resultsOfFile } from './results.ts';

/** A refusal or a question is about the person or the letter, and nobody recorded about which of its items. */
export const isAboutLetter = ({ kind }: Reply): boolean =>
  kind === 'identity' || kind === 'thirdParty' || kind === 'alreadyInvestigated' || kind === 'moreNeeded';

/** Whether the words of an answer stand for all that it is about: they can't be pinned to one of several items. */
const isQuotedOnce = (reply: Reply): boolean => reply.isAboutOthers && !isAboutLetter(reply);

/** "your response dated 11/02/2026", or "TransUnion’s response, which I received on 11/06/2026,". */
function responseOf(placed: Placed<Told>, { printedOn }: Reply, date: Evidence): Sentence {
  const answer = theirs(named(placed), 'response', 'respuesta', 'la');
  return printedOn === null
    ? phrase(en`${answer}, which I received on ${date},`, es`${answer}, que recibí el ${date},`)
    : phrase(en`${answer} dated ${date}`, es`${answer} del ${date}`);
}

/**
 * The result for the item, in the words of the answer if they are known to be about it; nothing if no answer came. The
 * words of an answer about several items are quoted by `wordsOfAnswers`.
 */
export function answerOf(placed: Placed<Told>, it: Sentence = thing(placed.step.item)): readonly Sentence[] {
  const { reply } = placed.step;
  const answerWords = reply === null || isQuotedOnce(reply) ? null : citeAnswerWords(placed);
  const date = citeAnswer(placed, answerWords !== null);
  if (reply === null || date === null) return [];
  const response = responseOf(placed, reply, date);
  if (answerWords !== null) {
    const about = isAboutLetter(reply) ? nothing : phrase(en` about ${it}`, es` sobre ${it}`);
    const quote = quoted(phrase(en`${answerWords}`, es`${answerWords}`));
    return [say(en`${response} says${about}: ${quote}`, es`${response} dice${about}: ${quote}`)];
  }
  const comma = same(reply.printedOn === null ? '' : ',');
  const kinds = isFileAsWhole(placed.step.item.key) ? resultsOfFile : results;
  const result = kinds[reply.kind](it, named(placed));
  return [say(en`According to ${response}${comma} ${result}.`, es`Según ${response}${comma} ${result}.`)];
}

function citeAnswer(placed: Placed<Told>, hasWords: boolean): Evidence | null {
  const { reply } = placed.step;
  if (!hasWords) return citeAnswerOf('result', placed);
  return reply !== null && isAboutLetter(reply) ? citeAnswerOf('words', placed) : citeAnswerAbout(placed);
}

/** The words of answers that are about several items, each answer once and without saying which item they are about. */
export function wordsOfAnswers(points: readonly Placed<Told>[]): readonly Sentence[] {
  const sentences = points.flatMap((placed): readonly Sentence[] => {
    const { reply } = placed.step;
    const [date, answerWords] = [citeAnswerOf('words', placed), citeAnswerWords(placed)];
    if (reply === null || date === null || answerWords === null || !isQuotedOnce(reply)) return [];
    const response = responseOf(placed, reply, date);
    const quote = quoted(phrase(en`${answerWords}`, es`${answerWords}`));
    return [say(en`${response} says: ${quote}`, es`${response} dice: ${quote}`)];
  });
  return [...new Map(sentences.map((sentence) => [sentence.text, sentence])).values()];
}

/** Words in quotation marks, as the end of a sentence. */
export const quoted = (sentence: Sentence): Sentence => withText(sentence, inQuotationMarks);
