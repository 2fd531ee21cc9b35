import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { Item, Letter } from '#credit/letters/letter.ts';
import { ownWordsIn, withoutOwnWords } from '#credit/letters/ownWords.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import { isSpoken } from '#credit/letters/next/history.ts';
import { withoutStory } from '#credit/letters/next/told.ts';
import { withoutCorrections } from '#credit/letters/next/wording/corrections.ts';
import { journeyOf } from '#disputes/journey.ts';
import { isSame } from '#disputes/sameDispute.ts';
import type { ClientStanding } from '#disputes/standing.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';
import type { LetterPurpose } from '#vocabulary/letterPurposes.ts';

interface Sources {
  readonly standing: Pick<ClientStanding, 'letters' | 'disputes'>;
  readonly stored: ReadonlyMap<string, Pick<StoredWrittenLetter, 'id' | 'reportId' | 'items'>>;
}

/** Where an item's points come from, as a later letter repeats them. */
export interface Origin extends Pick<NextStep, 'saidBefore'> {
  readonly letter: Letter;
  readonly item: Item;
  /** The disputes since, of the item at the same recipient. */
  readonly rounds: readonly DisputeRef[];
}

/** Letters that make points of their own; the others repeat them, in part or with a story around them. */
const originate: ReadonlySet<LetterPurpose> = new Set(['dispute', 'creditorDirect']);

/** Letters with which the client can add something to the item. */
const takeWords: ReadonlySet<LetterPurpose> = new Set([
  'dispute',
  'creditorDirect',
  'newInformation',
  'incompleteCorrection',
]);

/**
 * The letter that first made the points of a dispute, with what the client added to it and to those that followed. Null if the
 * disputed letter doesn't have the item. What follows a letter about a reappearance repeats that one.
 */
export function originOf(
  ref: DisputeRef,
  purpose: NextStep['purpose'],
  { standing, stored }: Sources,
): Origin | null {
  const chain = chainTo(ref, { standing, stored });
  const own = chain.at(-1);
  if (own === undefined) return null;
  const isReappearance = own.asksForNotice && (purpose === 'followUp' || purpose === 'identityCured');
  const start = isReappearance
    ? chain.findLastIndex((each) => each.purpose === 'reinsertion')
    : chain.findLastIndex((each) => originate.has(each.purpose));
  const since = chain.slice(Math.max(start, 0));
  const [first = own] = since;
  // A letter about a reappearance has nothing to repeat but what it tells.
  const repeatable = (item: Item) => {
    const said = withoutCorrections(withoutOwnWords(item));
    return isReappearance ? said : withoutStory(said);
  };
  const said = since.flatMap((each) => {
    const words = takeWords.has(each.purpose) ? ownWordsIn(each.item) : '';
    return words === '' ? [] : [{ in: each.isSpoken ? null : each.letter.date, words }];
  });
  return {
    letter: first.letter,
    item: { ...repeatable(first.item), key: ref.item, heading: own.item.heading },
    rounds: since.map(({ letter, item }) => ({ letter: letter.id, item: item.key })),
    saidBefore: [...new Map(said.map((each) => [each.words, each])).values()],
  };
}

interface Link {
  readonly letter: Letter;
  readonly item: Item;
  readonly purpose: LetterPurpose;
  readonly isSpoken: boolean;
  readonly asksForNotice: boolean;
}

/** The letters about the same item to the same recipient from the same report that left, up to this one, oldest first. */
function chainTo(ref: DisputeRef, { standing, stored }: Sources): readonly Link[] {
  const own = standing.disputes.find((each) => isSame(each, ref));
  if (own === undefined) return [];
  const rounds = standing.disputes.filter(
    ({ subject, recipient }) => subject === own.subject && recipient.id === own.recipient.id,
  );
  const byLetter = new Map([...rounds, own].map((dispute) => [dispute.letter, dispute]));
  const report = stored.get(ref.letter)?.reportId;
  const last = standing.letters.findIndex(({ id }) => id === ref.letter);
  return standing.letters.slice(0, last + 1).flatMap((shown): readonly Link[] => {
    const [row, dispute] = [stored.get(shown.id), byLetter.get(shown.id)];
    if (row === undefined || dispute === undefined || row.reportId !== report) return [];
    if (shown.mailed === null && shown.id !== ref.letter) return [];
    // Sealed when the letter was written, so it has our own shape. Within its own plan it had another id, which a later plan
    // of the same day may have used too.
    const letter = { ...(row.items as Letter), id: row.id };
    const item = itemAt(letter, dispute.item);
    const journey = journeyOf(shown);
    return item === undefined
      ? []
      : [
          {
            letter,
            item,
            purpose: shown.purpose,
            isSpoken: journey !== null && isSpoken(journey),
            asksForNotice: shown.asksForNotice === true,
          },
        ];
  });
}

/** The item of a letter with this key. */
export const itemAt = ({ blocks }: Letter, key: string): Item | undefined =>
  blocks.flatMap((block) => (block.kind === 'item' && block.item.key === key ? [block.item] : []))[0];
