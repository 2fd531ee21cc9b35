/** A letter about a letter to which no result came. */
import type { Sentence } from '../../letter.ts';
import { phrase, say } from '../../sentence.ts';
import { type Placed, traveled } from '../cite.ts';
import { isSpoken, thing, timeOver } from '../history.ts';
import { about, below, earlierLetters, gaveReasons, isToBureau, pointsOf, storyIn } from './phrases.ts';
import type { Occasion, PurposeWords } from './purposeWords.ts';

/** Whether the recipient cannot deny that it has the letter. The client's word alone proves nothing to it. */
function isProven({ step }: Placed): boolean {
  const { received } = traveled(step);
  return received !== null && received.basis !== 'client';
}

/** A letter may have been lost. This one gives its points and requests too, and asks for the investigation itself. */
function takesItsPlace(placed: Placed, items: string, { isOneStory }: Occasion): readonly Sentence[] {
  if (isProven(placed)) return [];
  const noun = isSpoken(traveled(placed.step)) ? 'dispute' : 'letter';
  const investigate = isToBureau(placed)
    ? phrase`reinvestigate ${items} under 15 U.S.C. § 1681i(a)(1)`
    : phrase`investigate ${items}`;
  return [
    say`If you have no record of ${isOneStory ? 'my' : 'that'} ${noun}, please accept this letter in its place and ${investigate}.`,
  ];
}

/** The requests of the earlier letter, in case it was lost. They don't say which point they are for, so that a withdrawn one changes them. */
function requestsOf(placed: Placed): readonly Sentence[] {
  const { item, letter } = placed.step;
  if (isProven(placed)) return [];
  const points = letter.blocks.flatMap((block) =>
    block.kind === 'item' && block.item.key === item.key ? block.item.grounds : [],
  );
  if (points.length === item.grounds.length) return item.asks;
  return isToBureau(placed)
    ? [say`Please correct anything that is wrong and delete anything that cannot be verified.`]
    : [say`Please correct anything that is wrong.`];
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
      ...(occasion.isOneStory ? takesItsPlace(first, below(occasion), occasion) : []),
    ];
  },
  item: (placed, occasion) => ({
    states: [
      ...storyIn(placed, occasion),
      ...(occasion.isOneStory ? [] : timeOver(placed, occasion.today)),
      ...(occasion.isOneStory ? [] : takesItsPlace(placed, thing(placed.step.item), occasion)),
      gaveReasons(placed, occasion),
    ],
    grounds: pointsOf(placed.step.item),
    asks: [...requestsOf(placed), say`Please tell me the result for ${thing(placed.step.item)}.`],
  }),
  closing: ({ points: [first] }) =>
    isToBureau(first)
      ? [
          say`Please send the results in writing, with a corrected copy of my report if anything has changed (15 U.S.C. § 1681i(a)(6)).`,
        ]
      : [say`Please send the results in writing.`],
};
