import type { DisputeState } from '#contract/disputes.ts';
import type { RequestState } from '#contract/requests.ts';
import { answerable } from './answerable.ts';
import type { ClientStanding } from './standing.ts';

type State = DisputeState | RequestState;

/** A late answer is one that still comes. */
const mayCome = (state: State): boolean =>
  answerable.has(state) || state === 'onItsWay' || state === 'questionOpen';

/** How many letters that were mailed may still be answered, as far as anyone knows: disputes, and what asks for something else. */
export function lettersAwaited({
  disputes,
  requests,
}: Pick<ClientStanding, 'disputes' | 'requests'>): number {
  const awaited = [...disputes, ...requests].filter(({ state }) => mayCome(state));
  return new Set(awaited.map(({ letter }) => letter)).size;
}
