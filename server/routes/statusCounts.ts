import type { StatusCounts } from '#contract/shapes.ts';
import type { StatusTally } from '#server/store/profileList.ts';

/** The counts as the API spells them. */
export function countsOf(tally: StatusTally): StatusCounts {
  return {
    finished: { value: tally.Finished },
    needsReview: { value: tally['Needs Review'] },
    waiting: { value: tally.Waiting },
    onboarding: { value: tally.Onboarding },
    ...(tally.ended > 0 && { ended: { value: tally.ended } }),
  };
}
