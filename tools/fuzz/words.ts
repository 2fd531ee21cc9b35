/** The messages between the command and the process that reads. */
import { z } from 'zod';

export const Ask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mutant'), seed: z.number(), number: z.number() }),
  z.object({ kind: z.literal('file'), path: z.string() }),
  z.object({ kind: z.literal('read') }),
  z.object({ kind: z.literal('use') }),
]);
export type Ask = z.infer<typeof Ask>;

/** `failed` is anything other than a report or a rejection with one clear line. */
const Outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), format: z.string() }),
  z.object({ kind: z.literal('refused'), reason: z.string() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type Outcome = z.infer<typeof Outcome>;
const Made = z.object({
  kind: z.literal('made'),
  form: z.string(),
  changes: z.array(z.string()).readonly(),
  bytes: z.number(),
});
export type Made = z.infer<typeof Made>;
const Done = z.object({
  kind: z.literal('done'),
  outcome: Outcome,
  /** CPU time, which other work on the machine does not affect. */
  milliseconds: z.number(),
  /** Peak memory of the process so far, in kilobytes. */
  peak: z.number(),
});
export type Done = z.infer<typeof Done>;
export const Answer = z.discriminatedUnion('kind', [Made, Done]);
export type Answer = z.infer<typeof Answer>;
