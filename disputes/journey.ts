import type { DisputeLetter } from '#contract/disputes.ts';
import type { Journey } from '#vocabulary/letterStory.ts';

/**
 * What a later letter may say about an earlier one: no assumed date, and no deadline that counts from one. Null if nobody
 * recorded the mailing.
 */
export function journeyOf({ mailed, clock, hadAnnualReport, asksForNotice }: DisputeLetter): Journey | null {
  if (mailed === null) return null;
  const basis = clock === null || clock.basis === 'assumed' ? null : clock.basis;
  // Nobody has said whether the investigation could take 45 days (15 U.S.C. 1681j(a)(3)). A letter that asks for a
  // notice asks for none.
  const isCertain = asksForNotice !== true && (hadAnnualReport !== null || clock?.days === 45);
  return {
    mailedOn: mailed.on,
    way: mailed.way,
    number: mailed.tracking,
    received: clock === null || basis === null ? null : { on: clock.received, basis },
    due: clock === null || basis === null || !isCertain ? null : clock.due,
  };
}
