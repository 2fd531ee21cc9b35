/** A letter about a letter to which no result came. */
import type { Sentence } from '../../letter.ts';
import { phrase, say } from '../../sentence.ts';
import { traveled } from '../cite.ts';
import { answerOf, thing, timeOver } from '../history.ts';
import { about, below, earlierLetters, gaveReasons, isToBureau, pointsOf, storyIn } from './phrases.ts';
import type { Occasion, PurposeWords } from './purposeWords.ts';

const isProven = ({ points }: Occasion): boolean =>
  points.every(({ step }) => traveled(step).received !== null);

/** A letter may have been lost. This one repeats what it said, so that it can take its place. */
function takesItsPlace(occasion: Occasion): readonly Sentence[] {
  if (isProven(occasion)) return [];
  const one = occasion.isOneStory ? 'my letter' : 'one of my letters';
  return [
    say`If ${one} did not reach you, please treat this letter as my dispute; it repeats what I wrote about ${below(occasion)}.`,
  ];
}

export const followUp: PurposeWords = {
  subject: (occasion) => phrase`Follow-up on ${earlierLetters(occasion)}`,
  opening: (occasion) => {
    const [first] = occasion.points;
    const results = isToBureau(first)
      ? 'the results of a reinvestigation'
      : 'the results of an investigation';
    return [
      ...about(occasion),
      ...(occasion.isOneStory ? timeOver(first, occasion.today) : []),
      say`I have not received ${results} of ${below(occasion)}.`,
      ...takesItsPlace(occasion),
    ];
  },
  item: (placed, occasion) => ({
    states: [
      ...storyIn(placed, occasion),
      ...(occasion.isOneStory ? [] : timeOver(placed, occasion.today)),
      ...answerOf(placed),
      gaveReasons(placed, occasion),
    ],
    grounds: pointsOf(placed.step.item),
    asks: [say`Please tell me the result for ${thing(placed.step.item)}.`],
  }),
  closing: ({ points: [first] }) =>
    isToBureau(first)
      ? [
          say`Please send the results in writing, with a corrected copy of my report if anything has changed (15 U.S.C. § 1681i(a)(6)).`,
        ]
      : [say`Please send the results in writing.`],
};
