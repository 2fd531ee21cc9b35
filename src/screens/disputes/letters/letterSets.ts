import type { Dispute, DisputeLetter } from '#contract/disputes.ts';

/** The letters that were written together. */
export interface LetterSet {
  readonly sessionId: string;
  /** Civil date. */
  readonly writtenOn: string;
  readonly letters: readonly DisputeLetter[];
  /** Those whose mailing has not been recorded, without those in which nothing is disputed any longer. */
  readonly unmailed: readonly DisputeLetter[];
}

const unmailedStates = new Set<DisputeLetter['state']>(['drafted', 'approved', 'ordered']);

export const isUnmailed = ({ state }: Pick<DisputeLetter, 'state'>): boolean => unmailedStates.has(state);

/** Letters by set, the newest set first, each in the order of its letters. */
export function letterSetsOf(
  letters: readonly DisputeLetter[],
  disputes: readonly Pick<Dispute, 'letter' | 'state'>[] = [],
): LetterSet[] {
  const byLetter = Map.groupBy(disputes, ({ letter }) => letter);
  const isGivenUp = ({ id }: DisputeLetter) =>
    byLetter.get(id)?.every(({ state }) => state === 'withdrawn') ?? false;
  return [...Map.groupBy(letters, ({ sessionId }) => sessionId)]
    .map(([sessionId, same]) => {
      const ordered = same.toSorted((one, other) => one.position - other.position);
      const writtenOn = ordered[0]?.writtenOn ?? '';
      return {
        sessionId,
        writtenOn,
        letters: ordered,
        unmailed: ordered.filter((each) => isUnmailed(each) && !isGivenUp(each)),
      };
    })
    .toSorted((one, other) => other.writtenOn.localeCompare(one.writtenOn));
}
