/** Who can be notified about an item: those who received a report with it before (15 U.S.C. 1681i(d)). */
import type { ListedReceiver, ListedReceivers, Receiver } from '#contract/nextSteps.ts';
import { isForReceivers, type LetterPurpose } from '#vocabulary/letterPurposes.ts';
import { monthsBefore } from './civilDays.ts';

/** "Within two years prior thereto received a consumer report for employment purposes, or within six months prior thereto […] for any other purpose". */
const monthsForEmployment = 24;
const monthsOtherwise = 6;

/** Those of the inquiries that were made early enough before a day, and not too early: the most recent first, each once. */
export function receiversBefore(
  before: string,
  inquiries: readonly { readonly name: string; readonly on: string }[],
): ListedReceivers {
  const first = monthsBefore(before, monthsForEmployment);
  const firstRecent = monthsBefore(before, monthsOtherwise);
  const listed = new Map(
    inquiries
      .filter(({ on }) => first <= on && on <= before)
      .toSorted((one, other) => other.on.localeCompare(one.on) || one.name.localeCompare(other.name))
      .map(({ name, on }): [string, ListedReceiver] => [
        `${on} ${name}`,
        { name, on, isRecent: on >= firstRecent },
      ]),
  );
  return { before, listed: [...listed.values()] };
}

/** Whether the client can designate this one: as it is listed, and within the time for its purpose. Nobody knows when one received a report that they typed. */
export const canBeDesignated = (
  { name, on, forEmployment }: Receiver,
  { listed }: ListedReceivers,
): boolean =>
  on === null ||
  listed.some((each) => each.name === name && each.on === on && (each.isRecent || forEmployment));

/** Whether a letter of this purpose can, or has to, designate them. */
export const designates = (purpose: LetterPurpose): boolean =>
  isForReceivers(purpose) || purpose === 'statement';
