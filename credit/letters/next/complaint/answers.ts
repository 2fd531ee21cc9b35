/** Everything that came back about one letter, for a complaint: each answer on its day, and what the client sent in return. */
import type { Journey, Reply } from '#vocabulary/letterStory.ts';
import { usDate } from '../../../findings/formatValue.ts';
import type { Evidence } from '../../../findings/finding.ts';
import type { IsoDate } from '../../../report/model.ts';
import type { Sentence } from '../../letter.ts';
import { en, es, same, say } from '../../sentence.ts';
import { pathOf, type Placed, type Told } from '../cite.ts';

/** An answer to a letter that came before the one that counts, or after it and changed nothing. */
export interface OtherAnswer {
  readonly reply: Reply;
  /** Whether a copy of it is on file. */
  readonly isCopied: boolean;
}

/** More information that the client sent about a letter. */
export interface FurtherFacts {
  /** The day on which the recipient received it. */
  readonly on: IsoDate;
  readonly basis: NonNullable<Journey['received']>['basis'];
}

/** What came back besides the answer that counts, and what was sent in return, in any order. */
export interface Exchange {
  readonly otherAnswers: readonly OtherAnswer[];
  readonly furtherFacts: readonly FurtherFacts[];
}

type Entry<Step extends Told> = Placed<Step & Exchange>;

/** The entry once for each answer, as if it were the only one, by the day on which it came; without any that says the same. */
export function byAnswer<Step extends Told>(entry: Entry<Step>): readonly Entry<Step>[] {
  const others = entry.step.otherAnswers.map(({ reply }, index): Entry<Step> => ({
    ...entry,
    step: { ...entry.step, reply },
    path: `${pathOf(entry)}/otherAnswers/${String(index)}`,
  }));
  // Of two entries of one answer, the one that counts is told.
  const answers = [...others, entry].flatMap((each) =>
    each.step.reply === null ? [] : [{ each, reply: each.step.reply }],
  );
  const told = new Map(
    answers.map(({ each, reply }) => [JSON.stringify([reply.printedOn, reply.receivedOn, reply.kind]), each]),
  );
  return [...told.values()].toSorted((one, other) => cameOn(one).localeCompare(cameOn(other)));
}

const cameOn = ({ step: { reply } }: Placed<Told>): IsoDate => reply?.receivedOn ?? '';

/** Something that the client sent, on the day on which it arrived. */
export interface SentOn {
  readonly on: IsoDate;
  readonly sentence: Sentence;
  /** The day is only what the client says, so that it isn't told. */
  readonly isDateless: boolean;
}

/** What the client sent after a bureau had asked for more. */
export function sentAfterwards<Step extends Told>(entry: Entry<Step>): readonly SentOn[] {
  const bureau = same(entry.step.letter.destination.id);
  return entry.step.furtherFacts.map(({ on, basis }, index) => {
    const day: Evidence = {
      bureau: null,
      field: 'receivedOn',
      value: usDate(on),
      at: `${pathOf(entry)}/furtherFacts/${String(index)}/on`,
    };
    return { on, isDateless: basis === 'client', sentence: arrived(bureau, basis, day) };
  });
}

function arrived(bureau: Sentence, basis: FurtherFacts['basis'], day: Evidence): Sentence {
  if (basis === 'client')
    return say(
      en`I sent ${bureau} more information about my dispute.`,
      es`Envié a ${bureau} más información sobre mi disputa.`,
    );
  if (basis === 'letter')
    return say(
      en`${bureau} had received more information about my dispute from me by ${day}.`,
      es`${bureau} había recibido de mí más información sobre mi disputa a más tardar el ${day}.`,
    );
  return say(
    en`${bureau} received more information about my dispute from me on ${day}.`,
    es`${bureau} recibió de mí más información sobre mi disputa el ${day}.`,
  );
}
