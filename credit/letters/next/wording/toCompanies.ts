/** Letters to the company that reports an account, which did not get the earlier letter. */
import type { Sentence } from '../../letter.ts';
import { inWords } from '../../openingAndClosing.ts';
import { phrase, say } from '../../sentence.ts';
import { citeValidationEnd } from '../cite.ts';
import { canBeDisputed } from '../debtTime.ts';
import { companyGrounds } from '../companyGrounds.ts';
import { answerOf, thing } from '../history.ts';
import { below, forOthers, inOwnWords, reportDateIn, them } from './phrases.ts';
import type { Occasion, PurposeWords } from './purposeWords.ts';

/** One account by its name and number, several as such. */
const which = ({ points }: Occasion): Sentence => {
  const [first, ...more] = points;
  return more.length === 0 ? phrase`${first.step.item.heading}` : phrase`${inWords(points.length)} accounts`;
};

function shownIn({ points }: Occasion): Sentence {
  const dates = points.flatMap(({ step }) => reportDateIn(step.letter) ?? []);
  const [date, ...others] = new Map(dates.map((each) => [each.value, each])).values();
  return date === undefined || others.length > 0 ? phrase`` : phrase`, as shown in my report dated ${date}`;
}

/**
 * Asks for what is a company's duty regardless of who wrote the letter (15 U.S.C. § 1681s-2(a)(2)), and does not call itself a direct
 * dispute under 12 CFR 1022.43, which a company may disregard if an agency prepared it.
 */
export const creditorDirect: PurposeWords = {
  subject: (occasion) => say`Dispute: ${which(occasion)}`,
  opening: (occasion) => [
    say`I dispute information that you report about ${below(occasion)}${shownIn(occasion)}.`,
    say`Please investigate ${them(occasion)}, and correct whatever is inaccurate or incomplete (15 U.S.C. § 1681s-2(a)(2)).`,
  ],
  item: (placed) => {
    const { item, letter } = placed.step;
    return {
      states: [...item.states.map((state) => forOthers(state, letter.destination)), ...answerOf(placed)],
      grounds: [
        ...companyGrounds(item).map((ground) => forOthers(ground, letter.destination)),
        ...inOwnWords(placed, 'I add, in my own words'),
      ],
      asks: [
        say`Please investigate what I dispute about ${thing(item)}, and correct anything that is wrong.`,
      ],
    };
  },
  closing: () => [
    say`Please report any correction to each bureau to which you reported the wrong information, and send me the results of your investigation in writing.`,
  ],
};

/** While the notice's last day has not passed, the law's own words apply; afterwards the letter only asks. */
export const validation: PurposeWords = {
  subject: (occasion) =>
    isInTime(occasion)
      ? say`Dispute of ${debts(occasion)}: ${which(occasion)}`
      : say`Questions about ${debts(occasion)}: ${which(occasion)}`,
  opening: (occasion) =>
    isInTime(occasion)
      ? isOne(occasion)
        ? [
            say`I dispute the debt below.`,
            say`Please send me verification of the debt, and the name and address of the original creditor if it is different from the current creditor.`,
            say`Until you have mailed them to me, please cease collection of the debt (15 U.S.C. § 1692g(b)).`,
          ]
        : [
            say`I dispute each of the debts below.`,
            say`Please send me verification of each debt, and the name and address of its original creditor if it is different from the current creditor.`,
            say`Until you have mailed them to me, please cease collection of these debts (15 U.S.C. § 1692g(b)).`,
          ]
      : [
          isOne(occasion)
            ? say`I do not acknowledge the debt below. Please show me what it is based on.`
            : say`I do not acknowledge any of the debts below. Please show me what each is based on.`,
        ],
  item: (placed, occasion) => {
    const end = citeValidationEnd(placed);
    return {
      states: [
        ...(isInTime(occasion) && end !== null
          ? [say`Your notice gives ${end} as the last day to dispute this debt.`]
          : []),
        ...inOwnWords(placed, 'I add, in my own words'),
      ],
      grounds: [],
      asks: isInTime(occasion)
        ? [say`Please send me the verification of this debt.`]
        : [
            say`Please tell me the name and address of the original creditor, the amount, and how it is calculated, and send me copies of the documents that show it.`,
          ],
    };
  },
  closing: () => [say`Please respond in writing.`],
};

/** Debts whose time has passed are asked about in a letter of their own (`planNext.ts`). */
const isInTime = ({ points, today }: Occasion): boolean =>
  points.every(({ step }) => canBeDisputed(step, today));

const isOne = ({ points }: Occasion): boolean => points.length === 1;

const debts = (occasion: Occasion): string => (isOne(occasion) ? 'a debt' : 'debts');
