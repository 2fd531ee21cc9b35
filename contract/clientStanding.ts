import * as z from 'zod/mini';
import { Bureau, CivilDate } from './shapes.ts';
import { WorkItem } from './work.ts';

/** How a bureau's score changed since the first report of the same scoring model. */
export const ScoreChange = z.object({ bureau: Bureau, change: z.int() });
export type ScoreChange = z.infer<typeof ScoreChange>;

/** Where a client's letters are, what waits for them, and how their scores changed, for lists. */
export const ClientStanding = z.object({
  /** The newest round of letters; null before the first. */
  round: z.nullable(z.int()),
  /** The first day on which an answer is or was due that may still come; null if there is none. */
  due: z.nullable(z.object({ on: CivilDate, isAssumed: z.boolean() })),
  /** What is to be done first, or what others do first; null if nothing waits. */
  next: z.nullable(WorkItem),
  /**
   * What begins the work, if nothing else can be done now: a credit report, the first letters, or, once everything with the bureaus
   * is decided and something negative is left, another round. Null while others act, and if work is paused or over.
   */
  begin: z.nullable(z.enum(['connect', 'generate', 'newRound'])),
  /** By bureau; empty without two reports of one scoring model. */
  scores: z.array(ScoreChange),
});
export type ClientStanding = z.infer<typeof ClientStanding>;
