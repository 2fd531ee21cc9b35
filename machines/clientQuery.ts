import type { ListedStatus } from '#contract/shapes.ts';

/** Which clients the list shows, and in which order. */
export interface ClientQuery {
  /** Part of the name, ignoring case and accents; '' for all. */
  readonly search: string;
  /** Null for all. */
  readonly status: ListedStatus | null;
  /** A long list, which the server sorts, knows only `name` and `date`. */
  readonly sort: 'name' | 'date' | 'round' | 'due' | 'step';
  readonly descending: boolean;
}

/** All clients, in the order in which the page first receives them. */
export const everyClient: ClientQuery = { search: '', status: null, sort: 'name', descending: false };

export const isSameQuery = (one: ClientQuery, other: ClientQuery): boolean =>
  one.search === other.search &&
  one.status === other.status &&
  one.sort === other.sort &&
  one.descending === other.descending;
