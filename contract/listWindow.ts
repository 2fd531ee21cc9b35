import * as z from 'zod/mini';
import { longestSearch, mostInWindow } from './limits.ts';
import { Instant, ListedStatus, optionalParameter } from './shapes.ts';

/** Which part of the list to return. Without any of these, all of it. */
export const ListWindow = z.object({
  search: optionalParameter(z.string().check(z.maxLength(longestSearch))),
  /** `ended` for those whose service has ended, whom no status lists. */
  status: optionalParameter(ListedStatus),
  /** Only those created at this instant or later, and before that one. */
  from: optionalParameter(Instant),
  before: optionalParameter(Instant),
  sort: optionalParameter(z.enum(['name', 'date'])),
  descending: optionalParameter(z.literal('true')),
  offset: optionalParameter(z.string().check(z.regex(/^\d{1,7}$/))),
  /** 0 for the numbers alone. */
  limit: optionalParameter(
    z.string().check(
      z.regex(/^(0|[1-9]\d{0,2})$/),
      z.refine((limit) => Number(limit) <= mostInWindow),
    ),
  ),
  /** Without the numbers, which take longer the longer the list is. */
  uncounted: optionalParameter(z.literal('true')),
  /** With where each client's letters are, what is to be done next, and how their scores changed. */
  standings: optionalParameter(z.literal('true')),
  /** All of the list, in spite of the other parameters, if the account has fewer. */
  wholeBelow: optionalParameter(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
});

/** What it means, for the API document. */
export const windowed =
  'All of them by name, unless a parameter asks for a part: long lists are searched, sorted, and counted here. The numbers in each status are always those of all, without the clients whose service has ended, who are counted apart. `limit=0` returns the numbers alone, and `uncounted` the rows alone. With `wholeBelow`, an account that has fewer returns everything, with its `total`. With `standings`, an agency gets each client’s `standing`.';
