import type { DisputeLetter } from '#contract/disputes.ts';

/** The letters that were written together. */
export interface LetterSet {
  readonly sessionId: string;
  /** Civil date. */
  readonly writtenOn: string;
  readonly letters: readonly DisputeLetter[];
  /** Those whose mailing has not been recorded. */
  readonly unmailed: readonly DisputeLetter[];
}

const unmailedStates = new Set<DisputeLetter['state']>(['drafted', 'approved', 'ordered']);

export const isUnmailed = ({ state }: Pick<DisputeLetter, 'state'>): boolean => unmailedStates.has(state);

/** Letters by set, the newest set first, each in the order of its letters. */
export function letterSetsOf(letters: readonly DisputeLetter[]): LetterSet[] {
  return [...Map.groupBy(letters, ({ sessionId }) => sessionId)]
    .map(([sessionId, same]) => {
      const ordered = same.toSorted((one, other) => one.position - other.position);
      const writtenOn = ordered[0]?.writtenOn ?? '';
      return { sessionId, writtenOn, letters: ordered, unmailed: ordered.filter(isUnmailed) };
    })
    .toSorted((one, other) => other.writtenOn.localeCompare(one.writtenOn));
}
