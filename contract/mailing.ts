import * as z from 'zod/mini';
import { CivilDate } from './shapes.ts';

/** What people recorded about the mailing of letters. A cart that was opened is no evidence. */
export const Mailing = z.object({
  /** How many letters are still to be mailed. */
  notMailed: z.int(),
  /** How many of these a print shop has the order for; absent if none. */
  ordered: z.optional(z.int()),
  /** The latest day on which one was mailed; null if none is recorded. */
  lastMailedOn: z.nullable(CivilDate),
  /** The first day, if it is another; only of a set of letters. */
  firstMailedOn: z.optional(CivilDate),
  /** Whether some are from before mailing was recorded, and nobody has recorded theirs since. */
  isUnknown: z.boolean(),
});
export type Mailing = z.infer<typeof Mailing>;
