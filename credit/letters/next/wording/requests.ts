/** Letters that ask for something other than a reinvestigation. */
import type { Sentence } from '../../letter.ts';
import { phrase, say } from '../../sentence.ts';
import { citeClient, type Placed } from '../cite.ts';
import { quoted, sourceOf, thing } from '../history.ts';
import { entryIn } from './entries.ts';
import {
  about,
  below,
  earlierLetters,
  historyIn,
  inOwnWords,
  isToBureau,
  said,
  storyIn,
  them,
  what,
} from './phrases.ts';
import type { PurposeWords } from './purposeWords.ts';

/** A description, not the furnisher's contracts or ledgers: the law gives no right to those. */
export const procedure: PurposeWords = {
  subject: () => phrase`Request for a description of the reinvestigation procedure`,
  opening: (occasion) => [
    ...about(occasion),
    say`Please send me a description of the procedure that you used to determine the accuracy and completeness of the information about ${below(occasion)}, including the business name and address of any furnisher that you contacted and, if reasonably available, its telephone number.`,
    say`Please send it not later than 15 days after you receive this request, as 15 U.S.C. § 1681i(a)(7) provides.`,
  ],
  item: (placed, occasion) => ({
    states: [...entryIn(placed), ...historyIn(placed, occasion)],
    grounds: [],
    asks: [say`Please describe the procedure that you used for ${thing(placed.step.item)}.`],
  }),
  closing: () => [say`This letter asks only for that description. It is not a new dispute.`],
};

/** A statement may be longer; a bureau that helps to write a summary may limit it to this many words. */
export const statementLimit = 100;

/** How many words a statement has, as a reader counts them. */
export function statementWords(statement: string): number {
  return statement.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export const statement: PurposeWords = {
  subject: () => phrase`Statement of dispute for my credit file`,
  opening: (occasion) => [
    ...about(occasion),
    say`The reinvestigation did not resolve my dispute.`,
    occasion.points.length === 1
      ? say`Please add my statement about ${below(occasion)} to my file (15 U.S.C. § 1681i(b)).`
      : say`Please add my statements about ${below(occasion)} to my file (15 U.S.C. § 1681i(b)).`,
  ],
  item: (placed, occasion) => ({
    states: [...entryIn(placed), ...historyIn(placed, occasion)],
    grounds: inOwnWords(placed, 'My statement'),
    asks: [
      say`In every later report that contains ${thing(placed.step.item)}, please note that I dispute it, and include my statement or a clear and accurate summary of it (15 U.S.C. § 1681i(c)).`,
    ],
  }),
  closing: ({ points }) => [
    ...(points.some(({ step }) => statementWords(step.added) > statementLimit)
      ? [
          say`If you limit statements to ${String(statementLimit)} words, please help me write a clear summary, as 15 U.S.C. § 1681i(b) describes.`,
        ]
      : []),
    points.length === 1
      ? say`Please confirm in writing that you have added my statement.`
      : say`Please confirm in writing that you have added my statements.`,
  ],
};

/** The four elements: identity, report, identification of the information, and the statement about it. */
export const block: PurposeWords = {
  subject: () => phrase`Request to block information that resulted from identity theft`,
  opening: (occasion) => [
    say`Information about ${below(occasion)} resulted from identity theft. Please block ${them(occasion)} under 15 U.S.C. § 1681c-2.`,
    say`Please do so not later than four business days after you receive this letter and its enclosures, as 15 U.S.C. § 1681c-2(a) provides.`,
    say`I enclose a copy of my identification and a copy of my identity theft report.`,
  ],
  item: (placed) => {
    const it = thing(placed.step.item);
    return {
      states: [...entryIn(placed), say`I identify ${it} as information that resulted from identity theft.`],
      grounds: [
        say`The information about ${it} is not information relating to any transaction by me.`,
        ...inOwnWords(placed, 'I add, in my own words'),
      ],
      asks: [say`Please block ${it}, and notify ${sourceOf(placed.step.item)} (15 U.S.C. § 1681c-2(b)).`],
    };
  },
  closing: () => [say`Please confirm the block in writing.`],
};

/** The items' grounds are the statements that the client withdraws, and nothing else. */
export const retraction: PurposeWords = {
  subject: (occasion) => phrase`Correction of ${earlierLetters(occasion)}`,
  opening: (occasion) => [...about(occasion), say`I am correcting what I told you about ${below(occasion)}.`],
  item: (placed, occasion) => {
    const { grounds } = placed.step.item;
    return {
      states: [...entryIn(placed), ...storyIn(placed, occasion)],
      grounds: [...grounds.map((ground) => said(placed, ground)), ...inOwnWords(placed, 'My correction')],
      asks: [
        ...withdrawn(grounds.length),
        ...othersStand(placed),
        say`Please note this correction in your record of my dispute.`,
      ],
    };
  },
  closing: () => [say`Please confirm in writing that you have noted this.`],
};

/** Where the item has other points, a recipient would take a correction for a withdrawal of them all. */
function othersStand({ step: { letter, item } }: Placed): readonly Sentence[] {
  const argued = letter.blocks.flatMap((each) =>
    each.kind === 'item' && each.item.key === item.key ? each.item.grounds : [],
  );
  return item.grounds.length > 0 && argued.length > item.grounds.length
    ? [say`I do not withdraw my other statements about ${thing(item)}.`]
    : [];
}

function withdrawn(statements: number): readonly Sentence[] {
  if (statements === 0) return [];
  return statements === 1
    ? [say`I withdraw that statement. Please do not rely on it.`]
    : [say`I withdraw those statements. Please do not rely on them.`];
}

export const disputeMark: PurposeWords = {
  subject: (occasion) =>
    phrase`Request to remove ${occasion.points.length === 1 ? 'a dispute notation' : 'dispute notations'} from ${what(occasion)}`,
  opening: (occasion) => [...about(occasion), say`I no longer dispute ${below(occasion)}.`],
  item: (placed, occasion) => ({
    states: [...entryIn(placed), ...storyIn(placed, occasion), ...reason(citeClient(placed))],
    grounds: [],
    asks: isToBureau(placed)
      ? [
          say`Please remove every notation in my file that I dispute ${thing(placed.step.item)}, and tell ${sourceOf(placed.step.item)} that I no longer do.`,
        ]
      : [
          say`Please stop reporting ${thing(placed.step.item)} as disputed, and tell each bureau to which you report it.`,
        ],
  }),
  closing: ({ points }) => [
    points.length === 1
      ? say`Please confirm in writing that the notation has been removed.`
      : say`Please confirm in writing that the notations have been removed.`,
  ],
};

const reason = (words: ReturnType<typeof citeClient>): readonly Sentence[] =>
  words === null ? [] : [say`I add, in my own words: ${quoted(phrase`${words}`)}`];
