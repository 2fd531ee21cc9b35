/** The story of one item for the form's field "What happened?". */
import type { IsoDate } from '../../../report/model.ts';
import type { Sentence } from '../../letter.ts';
import { en, es, phrase, resting, say, words } from '../../sentence.ts';
import { citeClient, citeSeenAgain, traveled } from '../cite.ts';
import { answerOf } from '../answer.ts';
import { storyOf, timeOver } from '../history.ts';
import { apposed, thing } from '../itemNamed.ts';
import { byAnswer, sentAfterwards } from './answers.ts';
import { type ComplaintFact, onlyOnce } from './facts.ts';
import { itemName } from './itemNames.ts';
import { missing } from './missing.ts';
import { noticeCame } from './notice.ts';
import { isOverdue } from './overdue.ts';
import { whatItSaid } from './reasons.ts';
import type { Entry } from './step.ts';

/**
 * The story of one item, all its rounds, ending with what is still wrong. In the order of the days: an answer to one letter can come
 * after the next one left.
 */
export function toldOf(rounds: readonly Entry[], today: IsoDate): readonly Sentence[] {
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const heading = itemName(last);
  const quotedBefore = new Set<string>();
  const told = rounds.flatMap((entry, index): readonly OnDay[] => {
    const about = index === 0 ? apposed(heading) : words('it again', 'lo mismo otra vez');
    const story = storyOf(entry, about).map((sentence) =>
      sentence.text.includes(heading.text) ? resting(sentence, heading.evidence) : sentence,
    );
    const wrote = [
      ...story,
      ...whatItSaid(entry, quotedBefore),
      ...(isOverdue(entry, rounds) ? timeOver(entry, today) : []),
    ];
    return [{ on: traveled(entry.step).mailedOn, sentences: wrote }, ...cameBack(entry)];
  });
  const added = citeClient(last);
  const inOrder = told.toSorted((one, other) => one.on.localeCompare(other.on));
  return [
    ...onlyOnce(
      inOrder.flatMap(({ on, sentences }) => sentences.map((sentence): ComplaintFact => ({ on, sentence }))),
    ).map(({ sentence }) => sentence),
    ...missing(rounds),
    ...(added === null ? [] : [phrase(en`${added}`, es`${added}`)]),
  ];
}

/** What happened on one day. */
interface OnDay {
  readonly on: IsoDate;
  readonly sentences: readonly Sentence[];
}

/** What came back about a letter, on the days on which it came, and the report that shows the item again. */
function cameBack(entry: Entry): readonly OnDay[] {
  const { reply, seenAgainOn, noticeOn, item } = entry.step;
  const it = words('it', thing(item).gloss ?? '');
  const seen = citeSeenAgain(entry);
  // It was deleted before a report showed it again, even if the answer that says so came later.
  const seenOn =
    reply === null || reply.kind === 'putBack' ? seenAgainOn : later(seenAgainOn, reply.receivedOn);
  return [
    ...byAnswer(entry).map((each) => ({
      on: each.step.reply?.receivedOn ?? '',
      sentences: answerOf(each, it),
    })),
    ...sentAfterwards(entry).map(({ on, sentence }) => ({ on, sentences: [sentence] })),
    ...(seen === null || seenOn === null
      ? []
      : [
          {
            on: seenOn,
            sentences: [
              say(
                en`My report of ${seen} shows it again.`,
                es`Mi informe del ${seen} muestra lo mismo de nuevo.`,
              ),
            ],
          },
        ]),
    ...(noticeOn === null ? [] : [{ on: noticeOn, sentences: [noticeCame(entry, noticeOn, it)] }]),
  ];
}

const later = (one: IsoDate | null, other: IsoDate): IsoDate | null =>
  one === null || one > other ? one : other;
