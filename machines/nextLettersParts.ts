import {
  type AddedWords,
  type ChosenStep,
  type Receiver,
  type StepOffer,
  statementWords,
} from '#contract/nextSteps.ts';
import { isForReceivers } from '#vocabulary/letterPurposes.ts';

export const keyOf = ({ letter, item, purpose }: Pick<StepOffer, 'letter' | 'item' | 'purpose'>): string =>
  `${letter}/${item}/${purpose}`;

/** What was chosen and typed. */
export interface Chosen {
  readonly offers: readonly StepOffer[];
  /** By `keyOf`. */
  readonly chosen: readonly string[];
  /** The client's own words by `keyOf`. They stay when a step is no longer chosen. */
  readonly words: Readonly<Record<string, string>>;
  /** Who is to be told, by `receiversKeyOf`. */
  readonly receivers: Readonly<Record<string, readonly Receiver[]>>;
}

/** With the key, or without it if it was there. */
export const toggled = (chosen: readonly string[], key: string): readonly string[] =>
  chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];

/** What the same bureau is asked to tell about the same days, it tells the same people. */
export const receiversKeyOf = ({ purpose, recipient, receivers }: StepOffer): string =>
  `${purpose}/${recipient.id}/${receivers?.before ?? ''}`;

/** Whom a chosen step designates. One that is being typed has no name yet. */
const receiversOf = (offer: StepOffer, { receivers }: Chosen): readonly Receiver[] =>
  offer.receivers === undefined
    ? []
    : (receivers[receiversKeyOf(offer)] ?? [])
        .map((each) => ({ ...each, name: each.name.trim() }))
        .filter(({ name }) => name !== '');

/** Whether a notice to past recipients has nobody to go to yet. */
export const isForNobody = (offer: StepOffer, given: Chosen): boolean =>
  isForReceivers(offer.purpose) && receiversOf(offer, given).length === 0;

/** Whether the client has written or selected something of their own. */
export const hasWords = ({ words, receivers }: Chosen): boolean =>
  Object.values(words).some((each) => each.trim() !== '') ||
  Object.values(receivers).some((each) => each.length > 0);

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** What is wrong with the words for a step; null if nothing is. */
export function wordsProblem(offer: StepOffer, text: string): 'required' | 'tooLong' | null {
  const asked: AddedWords = offer.added;
  if (asked === 'required' && text.trim() === '') return 'required';
  return offer.purpose === 'statement' && wordsIn(text) > statementWords ? 'tooLong' : null;
}

/** The chosen offers, in the order of all offers, without those whose letters can't be written. */
export const chosenOf = ({ offers, chosen }: Chosen): readonly StepOffer[] =>
  offers.filter((offer) => offer.missing === undefined && chosen.includes(keyOf(offer)));

/** Whether the letters can be previewed: something is chosen, and nothing that it needs is missing. */
export const isComplete = (given: Chosen): boolean => {
  const chosen = chosenOf(given);
  return (
    chosen.length > 0 &&
    chosen.every(
      (offer) => wordsProblem(offer, given.words[keyOf(offer)] ?? '') === null && !isForNobody(offer, given),
    )
  );
};

/** The chosen steps as the server takes them. */
export const stepsOf = (given: Chosen): readonly ChosenStep[] =>
  chosenOf(given).map((offer) => {
    const receivers = receiversOf(offer, given);
    return {
      letter: offer.letter,
      item: offer.item,
      purpose: offer.purpose,
      added: offer.added === 'none' ? '' : (given.words[keyOf(offer)] ?? '').trim(),
      ...(receivers.length > 0 && { receivers: [...receivers] }),
    };
  });
