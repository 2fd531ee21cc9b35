/** What a stored letter tells that was recorded about earlier letters, and what it corrects. */
import { type Corrects, isOfLetter, type Recorded, type ToldRecord } from '#vocabulary/recorded.ts';
import type { Item, Letter, Sentence } from '../letter.ts';

interface Place {
  readonly sentence: Sentence;
  readonly isInItem: boolean;
}

/** Without the subject, which only names earlier letters. */
function sentencesIn({ blocks }: Pick<Letter, 'blocks'>): readonly Place[] {
  return blocks.flatMap((block): readonly Place[] => {
    if (block.kind === 'paragraph') return block.sentences.map((sentence) => ({ sentence, isInItem: false }));
    const { states, grounds, asks } = block.item;
    return [...states, ...grounds, ...asks].map((sentence) => ({ sentence, isInItem: true }));
  });
}

/** In the order of its sentences. */
export const toldRecords = (letter: Pick<Letter, 'blocks'>): readonly ToldRecord[] =>
  sentencesIn(letter).flatMap(({ sentence, isInItem }) =>
    sentence.evidence.flatMap(({ recorded, value }) =>
      recorded === undefined ? [] : [{ ...recorded, value, isInItem }],
    ),
  );

export const correctionsMade = (letter: Pick<Letter, 'blocks'>): readonly Corrects[] =>
  sentencesIn(letter).flatMap(({ sentence }) => sentence.evidence.flatMap(({ corrects }) => corrects ?? []));

/** The sentences that tell a part; of one about the letter as a whole the first, since later ones only count from it. */
export function sentencesTelling(
  letter: Pick<Letter, 'blocks'>,
  told: Omit<Recorded, 'entries'>,
  isInItem: boolean,
): readonly Sentence[] {
  const isOne = isOfLetter(told.part);
  const found = sentencesIn(letter).flatMap((place) =>
    place.isInItem === isInItem &&
    place.sentence.evidence.some(
      ({ recorded }) =>
        recorded !== undefined &&
        recorded.part === told.part &&
        recorded.letter === told.letter &&
        (isOne || recorded.item === told.item),
    )
      ? [place.sentence]
      : [],
  );
  return isOne ? found.slice(0, 1) : found;
}

/** An item without what it tells about the record, which is no point of the dispute. */
export const withoutStory = (item: Item): Item => ({
  ...item,
  states: item.states.filter(({ evidence }) => evidence.every(({ recorded }) => recorded === undefined)),
});

/** Whether a letter names people or companies whom its recipient is to tell. */
export const designatesSomeone = (letter: Pick<Letter, 'blocks'>): boolean =>
  letter.blocks.some(
    (block) =>
      block.kind === 'paragraph' &&
      block.sentences.some(({ evidence }) => evidence.some(({ field }) => field === 'receiver')),
  );
