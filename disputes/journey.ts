import type { Basis } from '#contract/disputeEvents.ts';
import type { DisputeLetter } from '#contract/disputes.ts';

/** How a letter left and arrived, as far as it is proven. */
export interface ProvenJourney {
  readonly mailedOn: string;
  readonly way: NonNullable<DisputeLetter['mailed']>['way'];
  /** The tracking or confirmation number; '' if there is none. */
  readonly number: string;
  readonly received: { readonly on: string; readonly basis: Exclude<Basis, 'assumed'> } | null;
  /** Null unless it counts from a proven receipt, and is not later if the client had the free annual report. */
  readonly due: string | null;
}

/**
 * What a later letter may say about an earlier one: no assumed date, and no deadline that counts from one. Null if nobody
 * recorded the mailing.
 */
export function journeyOf({ mailed, clock, hadAnnualReport }: DisputeLetter): ProvenJourney | null {
  if (mailed === null) return null;
  const basis = clock === null || clock.basis === 'assumed' ? null : clock.basis;
  // Nobody has said whether the investigation could take 45 days (15 U.S.C. 1681j(a)(3)).
  const isCertain = hadAnnualReport !== null || clock?.days === 45;
  return {
    mailedOn: mailed.on,
    way: mailed.way,
    number: mailed.tracking,
    received: clock === null || basis === null ? null : { on: clock.received, basis },
    due: clock === null || basis === null || !isCertain ? null : clock.due,
  };
}
