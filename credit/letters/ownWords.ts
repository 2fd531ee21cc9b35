/** What clients add to an item of a letter in their own words. */
import type { Evidence } from '../findings/finding.ts';
import type { Item, Sentence } from './letter.ts';
import { isSaidBefore, oneLine } from './next/cite.ts';
import { quoted } from './next/answer.ts';
import { en, es, phrase, say } from './sentence.ts';

/**
 * How a sentence quotes the words at its end. Letters that were written earlier have the period after the quotation mark, or single
 * marks for every quotation within.
 */
function quoteIn({ text }: Sentence, words: Evidence): string | undefined {
  const now = quoted(phrase(en`${words}`, es`${words}`)).text;
  const single = `“${now.slice(1, -1).replaceAll('“', '‘').replaceAll('”', '’')}”`;
  return [now, single, `“${words.value}”.`, `“${words.value}”`].find((quote) => text.endsWith(quote));
}

/** The words with which a sentence ends, if the client adds them to this letter. What is from an earlier one stays as it was. */
const wordsOf = (sentence: Sentence): Evidence | undefined =>
  sentence.evidence.find(
    (each) => each.field === 'clientWords' && !isSaidBefore(each) && quoteIn(sentence, each) !== undefined,
  );

const sentencesOf = ({ states, grounds, asks }: Item): readonly Sentence[] => [
  ...states,
  ...grounds,
  ...asks,
];

/** What the client says about an item in their own words; '' if nothing. */
export const ownWordsIn = (item: Item): string =>
  sentencesOf(item).flatMap((sentence) => wordsOf(sentence)?.value ?? [])[0] ?? '';

/** The sentences in which the client adds something to an item. */
export const ownSentencesIn = (item: Item): readonly Sentence[] =>
  sentencesOf(item).filter((sentence) => wordsOf(sentence) !== undefined);

/** The item without them. */
export const withoutOwnWords = (item: Item): Item => {
  const kept = (sentences: readonly Sentence[]) =>
    sentences.filter((sentence) => wordsOf(sentence) === undefined);
  return { ...item, states: kept(item.states), grounds: kept(item.grounds) };
};

/** The item with these words at its end instead of those that it has; without any if they are empty. */
export function withOwnWords(item: Item, added: string): Item {
  const words = oneLine(added);
  const rest = item.grounds.filter((sentence) => wordsOf(sentence) === undefined);
  if (words === '') return { ...item, grounds: rest };
  const value: Evidence = { bureau: null, field: 'clientWords', value: words, at: `/ownWords/${item.key}` };
  const quote = quoted(phrase(en`${value}`, es`${value}`));
  const ground = say(en`I add, in my own words: ${quote}`, es`Agrego, en mis propias palabras: ${quote}`);
  return { ...item, grounds: [...rest, ground] };
}

/** The item with other words where it has words of the client, which are not empty. */
export function withOtherWords(item: Item, added: string): Item {
  const replaced = (sentence: Sentence): Sentence => {
    const before = wordsOf(sentence);
    const quote = before && quoteIn(sentence, before);
    if (before === undefined || quote === undefined) return sentence;
    const value = { ...before, value: oneLine(added) };
    const other = quoted(phrase(en`${value}`, es`${value}`)).text;
    const replacedIn = (text: string) => text.slice(0, -quote.length) + other;
    const { gloss, ...rest } = sentence;
    return {
      ...rest,
      text: replacedIn(sentence.text),
      // The client's words are the same in both.
      ...(gloss?.endsWith(quote) === true && { gloss: replacedIn(gloss) }),
      evidence: sentence.evidence.map((each) => (each === before ? value : each)),
    };
  };
  const { states, grounds, asks } = item;
  return {
    ...item,
    states: states.map(replaced),
    grounds: grounds.map(replaced),
    asks: asks.map(replaced),
  };
}
