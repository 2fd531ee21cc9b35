import type { Dispute, DisputeState } from '#contract/disputes.ts';

/** The states in which a dispute waits for its letter or its recipient. */
const pending: ReadonlySet<DisputeState> = new Set([
  'onItsWay',
  'undelivered',
  'investigating',
  'awaitingResult',
  'moreNeeded',
]);

/** Whether an answer to the dispute, or its letter, is still awaited. */
export const isPending = ({ state }: Pick<Dispute, 'state'>): boolean => pending.has(state);

/** What links the disputes of one item at one recipient, over all rounds and reports. */
export const chainOf = ({ subject, recipient }: Pick<Dispute, 'subject' | 'recipient'>): string =>
  `${recipient.id} ${subject}`;

/** The newest dispute of a chain whose letter left and still counts; null if there is none. */
export function newestThatLeft(chain: readonly Dispute[]): Dispute | null {
  const left = chain.filter(
    ({ state }) => state !== 'drafted' && state !== 'superseded' && state !== 'withdrawn',
  );
  return left.toSorted((one, other) => other.round - one.round || (isNewer(one, other) ? -1 : 1))[0] ?? null;
}

const isNewer = (one: Dispute, other: Dispute): boolean => (one.since ?? '') > (other.since ?? '');
