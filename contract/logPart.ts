import * as z from 'zod/mini';
import { optionalParameter } from './shapes.ts';

/** Where a part of a log ends: the last entry's instant and id. */
const Place = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z_[\da-f-]{36}$/));

/** Which part of a log to return, newest first. Without either, all of it. */
export const LogPart = z.object({
  latest: optionalParameter(z.literal('true')),
  /** Only what is older than this place, the `next` of a reply. */
  before: optionalParameter(Place),
});
export type LogPart = z.infer<typeof LogPart>;

/** Where the next part begins; null at the end of the log. Missing if all of it was asked for. */
export const Next = z.optional(z.nullable(z.string()));
