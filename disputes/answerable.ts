import type { DisputeState } from '#contract/disputes.ts';
import type { RequestState } from '#contract/requests.ts';

/** What may still be answered in time: disputes, and requests. */
export const answerable: ReadonlySet<DisputeState | RequestState> = new Set([
  'investigating',
  'awaitingResult',
  'received',
  'awaitingAnswer',
]);
