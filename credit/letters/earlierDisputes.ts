/** What a letter about a report says of earlier disputes of its items with the same recipient: only what is recorded. */
import { isFileAsWhole } from '#vocabulary/fileAsWhole.ts';
import type { IsoDate } from '../report/model.ts';
import type { Destination, Item, Sentence } from './letter.ts';
import { citeAnswerOf, citeSilence, type Placed, type Told } from './next/cite.ts';
import { answerOf, wordsOfAnswers } from './next/answer.ts';
import { storyOf, timeOver } from './next/history.ts';
import { thing } from './next/itemNamed.ts';
import type { NextStep } from './next/step.ts';
import { en, es, itemsNamed, phrase, resting, say, words } from './sentence.ts';

/** The last dispute of an item whose letter reached its recipient, as far as is known. */
export interface EarlierDispute extends Pick<NextStep, 'letter' | 'item' | 'reply' | 'entries'> {
  readonly journey: NonNullable<NextStep['journey']>;
  /** A person recorded that no result came. */
  readonly isUnanswered: boolean;
  /** Its letter asked for a notice, and for no investigation. */
  readonly asksForNotice: boolean;
  /** The new letter's recipient, and the key of the item there. */
  readonly recipient: string;
  readonly key: string;
}

interface Numbered {
  readonly number: number;
  readonly item: Item;
  readonly earlier: EarlierDispute;
  readonly placed: Placed<Told>;
}

/** Items of the same letter share its story, and those with the same answer its sentences. */
export function earlierDisputesOf(
  { id, kind }: Destination,
  items: readonly Item[],
  steps: readonly EarlierDispute[],
  today: IsoDate,
): readonly Sentence[] {
  const told = items.flatMap((item, index): readonly Numbered[] => {
    const place = steps.findIndex(({ recipient, key }) => recipient === id && key === item.key);
    const earlier = steps[place];
    if (earlier === undefined) return [];
    const step = { ...earlier, to: { id: earlier.letter.destination.id }, ...nothingElse };
    return [{ number: index + 1, item, earlier, placed: { step, place } }];
  });
  const named = (group: readonly Numbered[]): Sentence =>
    items.length === 1 && group[0] !== undefined
      ? thing(group[0].item)
      : itemsNamed(group.map(({ number }) => String(number)));
  const letters = Map.groupBy(told, ({ earlier: { letter, journey } }) =>
    JSON.stringify([letter.id, journey]),
  );
  const stories = [...letters.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const answers = Map.groupBy(group, ({ item, earlier: { reply, isUnanswered } }) =>
      // Both are told as a change.
      JSON.stringify([
        reply?.kind === 'corrected' ? { ...reply, kind: 'partlyCorrected' } : reply,
        isUnanswered,
        isFileAsWhole(item.key),
      ]),
    );
    return [
      ...storyOf(first.placed, named(group)),
      ...[...answers.values()].flatMap((same) => answerTo(same, named(same), { kind, today })),
    ];
  });
  const answered = told.filter(({ earlier }) => !earlier.isUnanswered).map(({ placed }) => placed);
  return [...stories, ...wordsOfAnswers(answered)];
}

/** What came back about items with one letter and one answer. */
function answerTo(
  same: readonly Numbered[],
  which: Sentence,
  { kind, today }: { readonly kind: Destination['kind']; readonly today: IsoDate },
): readonly Sentence[] {
  const [first] = same;
  if (first === undefined) return [];
  const { placed, earlier } = first;
  const all = same.map((each) => each.placed);
  if (earlier.isUnanswered) {
    const silence = all.flatMap((each) => citeSilence(each) ?? []);
    const nothingCame = earlier.asksForNotice ? noAnswer(which) : noResults(kind, which);
    return [...timeOver(placed, today), resting(nothingCame, silence)];
  }
  const each = same.length === 1 ? which : phrase(en`each of ${which}`, es`cada uno de ${which}`);
  const results = all.slice(1).flatMap((other) => citeAnswerOf('result', other) ?? []);
  return answerOf(placed, each).map((sentence) => resting(sentence, results));
}

const nothingElse = {
  seenAgainOn: null,
  statedOn: {},
  added: '',
  validationEnds: null,
  saidBefore: [],
} as const;

const noAnswer = (which: Sentence): Sentence =>
  say(
    en`I have not received an answer about ${which}.`,
    es`No he recibido ninguna respuesta sobre ${which}.`,
  );

function noResults(kind: Destination['kind'], which: Sentence): Sentence {
  const results =
    kind === 'bureau'
      ? words('the results of a reinvestigation', 'los resultados de una reinvestigación')
      : words('the results of an investigation', 'los resultados de una investigación');
  return say(en`I have not received ${results} of ${which}.`, es`No he recibido ${results} sobre ${which}.`);
}
