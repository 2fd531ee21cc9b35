/** What happened on which day: each letter's mailing and receipt, what came back, and what a report showed later. */
import type { IsoDate } from '../../../report/model.ts';
import type { Sentence } from '../../letter.ts';
import { as, en, es, resting, say, withText } from '../../sentence.ts';
import { citeSeenAgain, traveled } from '../cite.ts';
import { answerOf } from '../answer.ts';
import { earlierLetter, storyOf, timeOver } from '../history.ts';
import { apposed } from '../itemNamed.ts';
import { byAnswer, sentAfterwards } from './answers.ts';
import { itemName, listOf } from './itemNames.ts';
import { noticeCame } from './notice.ts';
import { isOverdue } from './overdue.ts';
import type { Entry } from './step.ts';

/** What happened on a day. */
export interface ComplaintFact {
  readonly on: IsoDate;
  readonly sentence: Sentence;
}

/** Without what two letters have in common on one day, such as one answer to both. */
export const onlyOnce = (facts: readonly ComplaintFact[]): readonly ComplaintFact[] => [
  ...new Map(facts.map((fact) => [`${fact.on} ${fact.sentence.text}`, fact])).values(),
];

/**
 * What happened with one letter: its mailing and receipt once for all its items, and what came back about each. `all`: those of all
 * letters, in the order in which they left.
 */
export function factsOf(
  entries: readonly [Entry, ...Entry[]],
  all: readonly Entry[],
  today: IsoDate,
): readonly ComplaintFact[] {
  const [first] = entries;
  const journey = traveled(first.step);
  const headings = listOf(entries);
  const [sent, received] = storyOf(first, apposed(headings));
  return [
    ...(sent === undefined ? [] : [{ on: journey.mailedOn, sentence: resting(sent, headings.evidence) }]),
    ...(received === undefined || journey.received === null
      ? []
      : [{ on: journey.received.on, sentence: namingLetter(received, first) }]),
    ...(entries.some((entry) => isOverdue(entry, all)) ? timeOver(first, today) : []).map((sentence) => ({
      on: journey.due ?? today,
      sentence,
    })),
    ...entries.flatMap((entry) => factsAfter(entry)),
  ];
}

/** What came back about one item, and what a report showed later. */
function factsAfter(entry: Entry): readonly ComplaintFact[] {
  const { seenAgainOn, noticeOn } = entry.step;
  const heading = itemName(entry);
  const seen = citeSeenAgain(entry);
  return [
    ...byAnswer(entry).flatMap((each) =>
      answerOf(each, as(heading)).map((sentence) => ({
        on: answeredOn(each),
        sentence: resting(sentence, heading.evidence),
      })),
    ),
    ...sentAfterwards(entry).flatMap(({ on, sentence, isDateless }) =>
      isDateless ? [] : [{ on, sentence }],
    ),
    ...(seen === null || seenAgainOn === null
      ? []
      : [
          {
            on: seenAgainOn,
            sentence: say(
              en`My report of ${seen} shows ${apposed(heading)} again.`,
              es`Mi informe del ${seen} muestra ${apposed(heading)} de nuevo.`,
            ),
          },
        ]),
    ...(noticeOn === null ? [] : [{ on: noticeOn, sentence: noticeCame(entry, noticeOn, heading) }]),
  ];
}

/** The date of an answer, or else the day on which it came. */
const answeredOn = ({ step: { reply } }: Entry): IsoDate => reply?.printedOn ?? reply?.receivedOn ?? '';

/** In a list, "it" would not say which letter arrived. */
function namingLetter(sentence: Sentence, entry: Entry): Sentence {
  const letter = earlierLetter(entry);
  const naming = withText(
    sentence,
    (text) => text.replace(' it ', ` ${letter.text} `),
    (gloss) => gloss.replace(' que ', ` que ${letter.gloss ?? ''} `),
  );
  return { ...naming, evidence: [...sentence.evidence, ...letter.evidence] };
}
