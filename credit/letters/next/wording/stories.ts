/** The stories of the earlier letters, and the answers to them. */
import type { Sentence } from '../../letter.ts';
import { en, es, itemsNamed, joined, phrase, resting, withText, words } from '../../sentence.ts';
import { answerOf, isAboutLetter, wordsOfAnswers } from '../answer.ts';
import { citeAnswerOf, citeLetterDate, type Placed, traveled } from '../cite.ts';
import { earlierLetter, isSpoken, storyOf } from '../history.ts';
import { below } from './nouns.ts';
import type { Occasion, Story } from './purposeWords.ts';

/** The stories of the earlier letters, each once, in the opening. */
export const about = (occasion: Occasion): readonly Sentence[] =>
  occasion.stories.flatMap((story) => storyIn(story, occasion));

/** The story of one of the earlier letters. Where two that were sent have one date, the second is "another letter". */
export function storyIn(story: Story, occasion: Occasion): readonly Sentence[] {
  const [first] = story.points;
  const sentences = storyOf(first, itemsIn(story, occasion));
  const before = occasion.stories.slice(0, occasion.stories.indexOf(story));
  const isTold = ({ points: [other] }: Story) =>
    other.step.letter.date === first.step.letter.date && !isSpoken(traveled(other.step));
  return before.some(isTold)
    ? sentences.map((sentence) =>
        withText(
          sentence,
          (text) => text.replace(' in my letter dated ', ' in another letter dated '),
          (gloss) => gloss.replace(' en mi carta del ', ' en otra carta del '),
        ),
      )
    : sentences;
}

/** "the account below" if a story is about everything, or "items 1 and 3 below". */
export function itemsIn({ numbers }: Story, occasion: Occasion): Sentence {
  if (occasion.isOneStory) return below(occasion);
  const items = itemsNamed(numbers);
  return phrase(en`${items} below`, es`${items} a continuación`);
}

/** The same, with the words of answers that are not about a single item, and with an answer to whole letters. */
export const aboutAnswered = (occasion: Occasion): readonly Sentence[] => [
  ...about(occasion),
  ...wordsOfAnswers(occasion.points),
  ...(isAnsweredAsOne(occasion) ? answerToAll(occasion) : []),
];

/** One answer to all the letters. */
function answerToAll({ points: [first, ...more] }: Occasion): readonly Sentence[] {
  const others = more.flatMap((placed) => citeAnswerOf('result', placed) ?? []);
  return answerOf(first).map((sentence) =>
    sentence.evidence.some(({ recorded }) => recorded?.part === 'result')
      ? resting(sentence, others)
      : sentence,
  );
}

/** Whether one answer is about all the letters as a whole, so that it is told once, in the opening. */
const isAnsweredAsOne = ({ points }: Occasion): boolean =>
  points.every(({ step: { reply } }) => reply !== null && isAboutLetter(reply)) &&
  new Set(points.map((placed) => JSON.stringify(answerOf(placed).map(({ text }) => text)))).size === 1;

/** "Follow-up on my letters dated … and …": the earlier letters in a subject line, each once. */
export function earlierLetters({ points, isOneStory }: Occasion): Sentence {
  const [first] = points;
  if (isOneStory) return earlierLetter(first);
  if (points.some(({ step }) => isSpoken(traveled(step))))
    return words('my earlier disputes', 'mis disputas anteriores');
  const byDate = new Map(points.map((placed) => [placed.step.letter.date, citeLetterDate(placed)]));
  const dates = joined([...byDate.values()]);
  return phrase(en`my letters dated ${dates}`, es`mis cartas con fecha ${dates}`);
}

/** The answer, unless the opening tells it. */
export const answerIn = (placed: Placed, occasion: Occasion): readonly Sentence[] =>
  isAnsweredAsOne(occasion) ? [] : answerOf(placed);
