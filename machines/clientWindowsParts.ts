import { rowsInWindow } from '#contract/limits.ts';
import type { ProfileListItem } from '#contract/profiles.ts';
import { type ClientQuery, everyClient, isSameQuery } from './clientQuery.ts';
import type { Failure } from './failure.ts';

export type Rows = readonly ProfileListItem[];

/** What the page has when it opens. */
export interface Input {
  readonly query: ClientQuery;
  /** The first rows of all clients, by name. */
  readonly rows: Rows;
  /** How many clients there are. */
  readonly total: number;
}

/** The rows of one window, and its place in the list, from 0. */
export interface LoadedWindow {
  readonly place: number;
  readonly rows: Rows;
}

export interface Context {
  readonly query: ClientQuery;
  readonly windows: Readonly<Record<number, Rows>>;
  /** What the windows hold: `earlier` rows may have changed since, and `other` rows are those of another query. */
  readonly holds: 'current' | 'earlier' | 'other';
  /** How many rows there are, as far as the page can tell. */
  readonly total: number;
  readonly isCounted: boolean;
  /** The places in view, from the first up to the end, which is not included. */
  readonly wanted: { readonly first: number; readonly end: number };
  /** Every client that was loaded, by id. */
  readonly known: Readonly<Record<string, ProfileListItem>>;
  readonly failure: Failure | null;
}

/** The places in view at the top of a list. */
export const top: Context['wanted'] = { first: 0, end: 1 };

const knowing = (known: Context['known'], rows: Rows): Context['known'] => ({
  ...known,
  ...Object.fromEntries(rows.map((row) => [row.id, row])),
});

/** The page's rows are those of its query only if that is for all clients; otherwise they make clients known. */
export function opened({ query, rows, total }: Input): Context {
  const isAll = isSameQuery(query, everyClient);
  return {
    query,
    windows: isAll ? { 0: rows } : {},
    holds: isAll ? 'current' : 'other',
    total: isAll ? total : 0,
    isCounted: isAll,
    wanted: top,
    known: knowing({}, rows),
    failure: null,
  };
}

/** The place of the first window in view that is to be loaded; null if all are there. */
export function missingWindow({ windows, holds, total, wanted: { first, end } }: Context): number | null {
  const begin = Math.floor(first / rowsInWindow);
  if (holds !== 'current') return begin;
  const last = Math.floor((Math.min(end, total) - 1) / rowsInWindow);
  for (let place = begin; place <= last; place += 1) if (windows[place] === undefined) return place;
  return null;
}

/** What the rows of a window say about the number of all rows. */
function counted({ holds, total, isCounted }: Context, { place, rows }: LoadedWindow) {
  const begin = place * rowsInWindow;
  const end = begin + rows.length;
  // Past the end of a list that has become shorter.
  if (rows.length === 0 && begin > 0) return { total: Math.min(total, begin), isCounted: false };
  if (rows.length < rowsInWindow) return { total: end, isCounted: true };
  return { total: Math.max(holds === 'other' ? 0 : total, end), isCounted };
}

/** With the rows of a window; those that are not of the query, or may have changed, are gone. */
export const withWindow = (context: Context, loaded: LoadedWindow): Partial<Context> => ({
  windows: { ...(context.holds === 'current' ? context.windows : {}), [loaded.place]: loaded.rows },
  holds: 'current',
  known: knowing(context.known, loaded.rows),
  ...counted(context, loaded),
});
