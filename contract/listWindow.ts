import * as z from 'zod/mini';
import { longestSearch, mostInWindow } from './limits.ts';
import { optionalParameter, ProfileStatus } from './shapes.ts';

/** Which part of the list to return. Without any of these, all of it. */
export const ListWindow = z.object({
  search: optionalParameter(z.string().check(z.maxLength(longestSearch))),
  status: optionalParameter(ProfileStatus),
  sort: optionalParameter(z.enum(['name', 'date'])),
  descending: optionalParameter(z.literal('true')),
  offset: optionalParameter(z.string().check(z.regex(/^\d{1,7}$/))),
  limit: optionalParameter(
    z.string().check(
      z.regex(/^[1-9]\d{0,2}$/),
      z.refine((limit) => Number(limit) <= mostInWindow),
    ),
  ),
});

/** What it means, for the API document. */
export const windowed =
  'All of them by name, unless a parameter asks for a part: long lists are searched, sorted, and counted here. The numbers in each status are always those of all.';
