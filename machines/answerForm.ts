import type { AnswerKind, Outcome } from '#contract/disputeEvents.ts';
import { answerersOf, correctedOf, type Disputes, keyOf, lettersOf } from './answerLetters.ts';

/** What a recipient can say about one item, in the order of the keys 1 to 6. */
export const sayings = [
  'deleted',
  'updatedAsAsked',
  'updatedOtherwise',
  'remains',
  'notMentioned',
  'notInFile',
] as const;
export type Saying = (typeof sayings)[number];

/** What each saying can mean: the first is what it means at once. `updatedOtherwise` means nothing until a person decides. */
const meanings: Readonly<
  Record<Saying, { readonly atOnce: Outcome | null; readonly can: readonly Outcome[] }>
> = {
  deleted: { atOnce: 'deleted', can: ['deleted'] },
  updatedAsAsked: { atOnce: 'updatedAsAsked', can: ['updatedAsAsked'] },
  updatedOtherwise: { atOnce: null, can: ['corrected', 'partlyCorrected', 'updatedButVerified'] },
  remains: { atOnce: 'verified', can: ['verified', 'updatedButVerified'] },
  notMentioned: { atOnce: 'notMentioned', can: ['notMentioned'] },
  notInFile: { atOnce: 'notInFile', can: ['notInFile'] },
};

/** What was chosen for one item. `outcome` is null while the person still has to decide what an update is. */
export interface Said {
  readonly saying: Saying;
  readonly outcome: Outcome | null;
}

export const saidAtOnce = (saying: Saying): Said => ({ saying, outcome: meanings[saying].atOnce });
export const canMean = (saying: Saying, outcome: Outcome): boolean => meanings[saying].can.includes(outcome);

/** An update that was recorded as verified is shown as an item that remains, and was updated. */
function saidBefore(outcome: Outcome): Said {
  const saying =
    outcome === 'updatedButVerified' ? 'remains' : sayings.find((each) => canMean(each, outcome));
  return { saying: saying ?? 'remains', outcome };
}

/** What the form has so far. Dates are civil dates, '' while there is none. */
export interface AnswerForm {
  /** The recipient that answered; null while none is chosen. */
  readonly recipient: string | null;
  readonly letters: readonly string[];
  readonly printed: string;
  /** The answer bears no date. */
  readonly isUndated: boolean;
  readonly received: string;
  readonly answer: AnswerKind | null;
  /** By `keyOf`. */
  readonly said: Readonly<Record<string, Said>>;
  /** The recipient's own words. */
  readonly words: string;
  readonly note: string;
}

/** The form as it opens: empty, with the recipient of a letter, or with what was recorded. */
export function formAt(client: Disputes, entry: string | null, letter: string | null): AnswerForm {
  const corrected = correctedOf(client, entry)?.event;
  const asked = corrected?.letters[0] ?? letter;
  const answerers = answerersOf(client, entry);
  const known = answerers.find(({ letters }) => letters.some(({ letter: { id } }) => id === asked));
  const answerer = known ?? (answerers.length === 1 ? answerers[0] : undefined);
  const recipient = answerer?.recipient.id ?? null;
  const answered = (answerer?.letters ?? []).map(({ letter: { id } }) => id);
  const all = recipient === null ? [] : lettersOf(client, entry, recipient);
  return {
    recipient,
    letters: corrected ? answered.filter((id) => corrected.letters.includes(id)) : all,
    printed: corrected?.printed ?? '',
    isUndated: corrected?.printed === null,
    received: corrected?.on ?? client.today,
    answer: corrected?.answer ?? null,
    said: Object.fromEntries((corrected?.results ?? []).map((one) => [keyOf(one), saidBefore(one.outcome)])),
    words: corrected?.words ?? '',
    note: corrected?.note ?? '',
  };
}

/** What a person does to the form. */
export type FormEvent =
  | { type: 'recipient.choose'; recipient: string }
  | { type: 'letter.toggle'; letter: string }
  | { type: 'date.enter'; field: 'printed' | 'received'; on: string }
  | { type: 'undated.mark'; isUndated: boolean }
  | { type: 'answer.choose'; answer: AnswerKind }
  | { type: 'item.say'; key: string; saying: Saying }
  | { type: 'item.decide'; key: string; outcome: Outcome }
  | { type: 'words.write'; words: string }
  | { type: 'note.write'; note: string };

/** The form after it. `all` are the letters of a recipient that is chosen. */
export function edited(form: AnswerForm, event: FormEvent, all: readonly string[]): AnswerForm {
  switch (event.type) {
    case 'recipient.choose':
      return { ...form, recipient: event.recipient, letters: all };
    case 'letter.toggle':
      return { ...form, letters: toggled(form.letters, event.letter) };
    case 'date.enter':
      return { ...form, [event.field]: event.on };
    case 'undated.mark':
      return { ...form, isUndated: event.isUndated };
    case 'answer.choose':
      return { ...form, answer: event.answer };
    case 'item.say':
      return saying(form, event.key, saidAtOnce(event.saying));
    case 'item.decide': {
      const said = form.said[event.key];
      const isMeant = said !== undefined && canMean(said.saying, event.outcome);
      return isMeant ? saying(form, event.key, { ...said, outcome: event.outcome }) : form;
    }
    case 'words.write':
      return { ...form, words: event.words };
    case 'note.write':
      return { ...form, note: event.note };
  }
}

const saying = (form: AnswerForm, key: string, said: Said): AnswerForm => ({
  ...form,
  said: { ...form.said, [key]: said },
});

const toggled = (letters: readonly string[], letter: string): readonly string[] =>
  letters.includes(letter) ? letters.filter((id) => id !== letter) : [...letters, letter];
