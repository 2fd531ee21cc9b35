import type { Dispute, DisputeLetter, DisputeState } from '#contract/disputes.ts';
import type { WaitingReason } from '#contract/waitingReasons.ts';
import { isAwaited } from './requests.ts';
import { lettersToMail } from './lettersToMail.ts';
import type { ClientStanding } from './standing.ts';

/** What recipients still owe an answer about. */
const openStates: ReadonlySet<DisputeState> = new Set([
  'onItsWay',
  'investigating',
  'moreNeeded',
  'awaitingResult',
]);

/** A request for more stops no clock, so the client is still waiting for the result. */
const isForPerson = (reason: WaitingReason | null): boolean =>
  reason !== null && reason !== 'sendWhatIsNeeded';

/**
 * The status that follows from a client's disputes: Needs Review if anything waits for a person, otherwise Waiting while
 * anything mailed is undecided. `allDecided`: Finished if the newest complete report shows nothing negative, and Needs Review
 * otherwise. Null until something has been mailed: before that, the client is being prepared.
 */
export function statusByDisputes({
  letters,
  disputes,
  requests,
}: Pick<ClientStanding, 'letters' | 'disputes' | 'requests'>):
  | 'Waiting'
  | 'Needs Review'
  | 'allDecided'
  | null {
  if (!letters.some(hasLeft)) return null;
  const isForSomeone = [...disputes, ...requests].some(({ waitsFor }) => isForPerson(waitsFor));
  if (isForSomeone || hasUnmailedLaterSet({ letters, disputes, requests })) return 'Needs Review';
  // A creditor owes no answer to a letter that was prepared here (15 U.S.C. 1681s-2(a)(8)(G)).
  const isOpen = ({ state, recipient }: Dispute) => recipient.kind === 'bureau' && openStates.has(state);
  return disputes.some(isOpen) || requests.some(isAwaited) ? 'Waiting' : 'allDecided';
}

/** Whether it is known to have left. */
export const hasLeft = ({ state }: Pick<DisputeLetter, 'state'>): boolean =>
  state !== 'drafted' && state !== 'approved' && state !== 'ordered';

/** Whether a set that was written after one that left has no letter that left. The ids of sets grow with time. */
function hasUnmailedLaterSet(standing: Pick<ClientStanding, 'letters' | 'disputes' | 'requests'>): boolean {
  const { letters } = standing;
  const [first = null] = letters
    .filter(hasLeft)
    .map(({ sessionId }) => sessionId)
    .toSorted();
  const toMail = new Set(lettersToMail(standing).map(({ id }) => id));
  const sets = Map.groupBy(letters, ({ sessionId }) => sessionId);
  return [...sets].some(
    ([sessionId, own]) =>
      first !== null && sessionId > first && !own.some(hasLeft) && own.some(({ id }) => toMail.has(id)),
  );
}
