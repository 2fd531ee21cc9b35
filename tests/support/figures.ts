import type { OutcomeCounts, OutcomeRow } from '#contract/outcomes.ts';
import { outcomeRows, type Tally } from '#disputes/outcomes.ts';
import { countedAs } from '#disputes/units.ts';

type About = Pick<Tally, 'recipients' | 'bureau' | 'reasons'>;

const tallies = (about: About, counts: Partial<OutcomeCounts>): Tally[] =>
  countedAs.flatMap((as, index) =>
    counts[as] === undefined
      ? []
      : {
          ...about,
          as,
          count: counts[as],
          days: ['deleted', 'corrected', 'verified'].includes(as) ? 18 + 3 * index : null,
          isAssumed: as === 'verified',
        },
  );

/** Outcomes of an agency: one bureau has enough for a rate, another has not; with creditors. */
export const figures: readonly OutcomeRow[] = outcomeRows([
  ...tallies(
    { recipients: 'bureau', bureau: 'TransUnion', reasons: ['B1'] },
    { deleted: 9, corrected: 6, partlyCorrected: 2, verified: 10, refused: 2, reappeared: 1 },
  ),
  ...tallies(
    { recipients: 'bureau', bureau: 'TransUnion', reasons: ['S8', 'B1'] },
    { deleted: 4, verified: 3, unanswered: 2, open: 6, notSeen: 1 },
  ),
  ...tallies(
    { recipients: 'bureau', bureau: 'Equifax', reasons: [] },
    { corrected: 2, verified: 5, unanswered: 1, open: 4 },
  ),
  ...tallies(
    { recipients: 'furnisher', bureau: null, reasons: ['M2'] },
    { corrected: 1, verified: 2, open: 3 },
  ),
]);
