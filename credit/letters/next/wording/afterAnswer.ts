/** Letters that dispute an item again after an answer, each for a reason that makes it more than a repeat. */
import type { Sentence } from '../../letter.ts';
import { phrase, say } from '../../sentence.ts';
import { citeSeenAgain, type Placed, traveled } from '../cite.ts';
import { answerOf, isSpoken, sourceOf, thing } from '../history.ts';
import { entryIn } from './entries.ts';
import {
  about,
  below,
  gaveReasons,
  historyIn,
  inFile,
  inQuotes,
  inOwnWords,
  isToBureau,
  pointsOf,
  storyIn,
  them,
  what,
} from './phrases.ts';
import type { Occasion, PurposeWords } from './purposeWords.ts';

const reinvestigation = '15 U.S.C. § 1681i(a)(1)';
const ofCompanies = '15 U.S.C. § 1681s-2(a)(2)';

/** The results, as every letter that disputes something asks for them. */
function results({ points: [first] }: Occasion): readonly Sentence[] {
  return isToBureau(first)
    ? [say`Please send me the results in writing, with a corrected copy of my report if anything changes.`]
    : [
        say`Please report any correction to each bureau to which you reported the wrong information, and send me the results of your investigation in writing.`,
      ];
}

/** Introduces the points of the dispute, which may no longer be so. */
function madePoints({ step }: Placed): readonly Sentence[] {
  const { length } = pointsOf(step.item);
  if (length === 0) return [];
  const points = length === 1 ? 'this point' : 'these points';
  return isSpoken(traveled(step)) ? [say`My dispute included ${points}.`] : [say`My letter made ${points}.`];
}

/** In quotation marks, unless they were said or entered in a form: then they are not known word for word. */
const pointsMade = ({ step }: Placed): readonly Sentence[] =>
  isSpoken(traveled(step))
    ? pointsOf(step.item)
    : pointsOf(step.item).map((point) => say`${inQuotes(point)}`);

/**
 * Whether new information needs the points of the dispute with it: only an enclosed letter says what is disputed, and
 * without that a dispute can be refused (15 U.S.C. 1681i(a)(3)(A)).
 */
const isRepeated = ({ step }: Placed): boolean =>
  isSpoken(traveled(step)) || !step.enclosures.includes('earlierLetter');

export const newInformation: PurposeWords = {
  subject: (occasion) => phrase`New information about ${what(occasion)}${inFile(occasion)}`,
  opening: (occasion) => [
    ...about(occasion),
    isToBureau(occasion.points[0])
      ? say`I now have more information about ${below(occasion)}, and I ask you to reinvestigate ${them(occasion)} under ${reinvestigation}.`
      : say`I now have more information about ${below(occasion)}, and I ask you to investigate ${them(occasion)} again and correct whatever is inaccurate or incomplete (${ofCompanies}).`,
  ],
  item: (placed, occasion) => ({
    states: [
      ...(isRepeated(placed) ? [] : entryIn(placed)),
      ...historyIn(placed, occasion),
      ...(isRepeated(placed) ? [gaveReasons(placed, occasion)] : []),
    ],
    grounds: [
      ...(isRepeated(placed) ? pointsOf(placed.step.item) : []),
      ...inOwnWords(placed, 'My new information, in my own words'),
    ],
    asks: isToBureau(placed)
      ? [
          say`Please consider this information, and provide it to ${sourceOf(placed.step.item)} (15 U.S.C. § 1681i(a)(2) and (a)(4)).`,
          say`Please correct what is wrong, and delete what you cannot verify.`,
        ]
      : [
          say`Please investigate ${thing(placed.step.item)} with this information, and correct what is wrong.`,
        ],
  }),
  closing: results,
};

export const incompleteCorrection: PurposeWords = {
  subject: (occasion) => phrase`Incomplete correction of ${what(occasion)}${inFile(occasion)}`,
  opening: (occasion) => [
    ...about(occasion),
    isToBureau(occasion.points[0])
      ? say`Part of what I disputed about ${below(occasion)} is still wrong, and I ask you to reinvestigate that part under ${reinvestigation}.`
      : say`Part of what I disputed about ${below(occasion)} is still wrong, and I ask you to investigate that part and correct it (${ofCompanies}).`,
  ],
  item: (placed, occasion) => ({
    states: [...historyIn(placed, occasion), ...madePoints(placed)],
    grounds: [...pointsMade(placed), ...inOwnWords(placed, 'Still wrong, in my own words')],
    asks: [
      isToBureau(placed)
        ? say`Please correct what is still wrong about ${thing(placed.step.item)}, and delete what you cannot verify.`
        : say`Please correct what is still wrong about ${thing(placed.step.item)}.`,
    ],
  }),
  closing: results,
};

/** After a refusal, nothing was investigated: the same points are disputed, by a person who is now identified. */
export const identityCured: PurposeWords = {
  subject: (occasion) =>
    occasion.points.some(({ step }) => step.reply?.kind === 'identity')
      ? phrase`Proof of my identity, and request to reinvestigate ${what(occasion)}${inFile(occasion)}`
      : phrase`My own request to reinvestigate ${what(occasion)}${inFile(occasion)}`,
  opening: (occasion) => [
    ...about(occasion),
    ...(isOneAnswer(occasion) ? answerOf(occasion.points[0]) : []),
    ...personally(occasion),
    say`Please reinvestigate ${below(occasion)} under ${reinvestigation}.`,
  ],
  item: (placed, occasion) => ({
    states: [
      ...storyIn(placed, occasion),
      ...(isOneAnswer(occasion) ? [] : answerOf(placed)),
      gaveReasons(placed, occasion),
    ],
    grounds: pointsOf(placed.step.item),
    asks: [...placed.step.item.asks],
  }),
  closing: results,
};

/** A refusal of the whole letter is told once, in the opening. */
const isOneAnswer = ({ points, isOneStory }: Occasion): boolean =>
  isOneStory && new Set(points.map(({ step }) => JSON.stringify(step.reply))).size === 1;

function personally({ points }: Occasion): readonly Sentence[] {
  const kinds = new Set(points.map(({ step }) => step.reply?.kind));
  return [
    ...(kinds.has('identity')
      ? [
          say`I am the person whose name, address, and date of birth are given above, and I enclose a copy of my identification.`,
        ]
      : []),
    ...(kinds.has('thirdParty')
      ? [
          say`This dispute is mine. I have read this letter, and I am signing it and sending it to you myself.`,
        ]
      : []),
  ];
}

/** No claim that anything was put back unlawfully: the bureau may have a certification, or the report may be older. */
export const reinsertion: PurposeWords = {
  subject: (occasion) => phrase`${deleted(occasion)} again`,
  opening: (occasion) => [
    ...about(occasion),
    say`You deleted ${below(occasion)} after my dispute, and my newer report shows ${them(occasion)} again.`,
  ],
  item: (placed, occasion) => {
    const it = thing(placed.step.item);
    const seen = citeSeenAgain(placed);
    return {
      states: [
        ...entryIn(placed),
        ...historyIn(placed, occasion),
        ...(seen === null ? [] : [say`My report dated ${seen} shows ${it} again.`]),
        ...(placed.step.isUnnoticed ? [say`I have received no notice that you put ${it} back.`] : []),
        ...inOwnWords(placed, 'I add, in my own words'),
      ],
      grounds: [],
      asks: [
        say`If you have put ${it} back, please send me the notice that 15 U.S.C. § 1681i(a)(5)(B)(ii) and (iii) describe, with the business name and address of ${sourceOf(placed.step.item)} and, if reasonably available, its telephone number, and tell me whether it has certified that the information is complete and accurate (15 U.S.C. § 1681i(a)(5)(B)(i)).`,
        say`Without that certification, please delete ${it}.`,
      ],
    };
  },
  closing: () => [say`Please answer in writing.`],
};

function deleted(occasion: Occasion): string {
  return `Deleted ${what(occasion).replace(/^an? /, '')} that my report shows`;
}
