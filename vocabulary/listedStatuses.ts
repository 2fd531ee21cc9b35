import { profileStatuses } from './profileStatuses.ts';

/**
 * What lists say of a client: their status, or that their service has ended, by the client or the agency. Their status stays what follows
 * from their letters, and calls for nothing (docs/decisions/0148).
 */
export const listedStatuses = [...profileStatuses, 'ended'] as const;
export type ListedStatus = (typeof listedStatuses)[number];

interface Listed {
  readonly status: (typeof profileStatuses)[number];
  readonly stopped?: 'paused' | 'ended' | undefined;
}

/** The only place that says what an ended client is in a list, in its filters, and in its numbers. */
export const listedStatusOf = ({ status, stopped }: Listed): ListedStatus =>
  stopped === 'ended' ? stopped : status;
