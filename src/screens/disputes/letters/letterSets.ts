import type { DisputeLetter } from '#contract/disputes.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { unmailedLetters } from '#disputes/lettersToMail.ts';

/** The letters that were written together. */
export interface LetterSet {
  readonly sessionId: string;
  /** Civil date. */
  readonly writtenOn: string;
  /** The highest round of its disputes; 0 if it disputes nothing. */
  readonly round: number;
  readonly letters: readonly DisputeLetter[];
  /** Those whose mailing has not been recorded, without those that nobody is to mail. */
  readonly unmailed: readonly DisputeLetter[];
  /** Those that never left and dispute or ask for nothing any longer. */
  readonly abandoned: readonly DisputeLetter[];
}

const unmailedStates = new Set<DisputeLetter['state']>(['drafted', 'approved', 'ordered']);

export const isUnmailed = ({ state }: Pick<DisputeLetter, 'state'>): boolean => unmailedStates.has(state);

/** Letters by set, the newest set first, each in the order of its letters. */
export function letterSetsOf(written: Pick<Disputes, 'letters' | 'disputes' | 'requests'>): LetterSet[] {
  const open = new Set(unmailedLetters(written));
  return [...Map.groupBy(written.letters, ({ sessionId }) => sessionId)]
    .map(([sessionId, same]) => {
      const letters = same.toSorted((one, other) => one.position - other.position);
      const ids = new Set(letters.map(({ id }) => id));
      return {
        sessionId,
        writtenOn: letters[0]?.writtenOn ?? '',
        round: Math.max(
          0,
          ...written.disputes.filter(({ letter }) => ids.has(letter)).map(({ round }) => round),
        ),
        letters,
        unmailed: letters.filter((each) => open.has(each)),
        abandoned: letters.filter((each) => isUnmailed(each) && !each.isMailingUnknown && !open.has(each)),
      };
    })
    .toSorted((one, other) => other.writtenOn.localeCompare(one.writtenOn));
}
