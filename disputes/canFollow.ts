import type { Dispute, DisputeState } from '#contract/disputes.ts';
import { chainOf, newestThatLeft } from './chains.ts';

/** In these states, nothing more is asked about an item unless it is disputed again. */
const over: ReadonlySet<DisputeState> = new Set([
  'deleted',
  'deletedByReport',
  'corrected',
  'notInFile',
  'reinsertedWithNotice',
  'leftAsIs',
]);

type Item = Pick<Dispute, 'recipient' | 'subject'>;

/** Whether another letter to a recipient about an item can follow, which would correct what an earlier one told. */
export function canFollow(disputes: readonly Dispute[]): (item: Item) => boolean {
  const chains = Map.groupBy(disputes, chainOf);
  return (item) => {
    const newest = newestThatLeft(chains.get(chainOf(item)) ?? []);
    return newest !== null && !over.has(newest.state);
  };
}
