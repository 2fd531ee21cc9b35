import * as z from 'zod/mini';
import { type FailureCode as Code, failureStatus } from './failures.ts';

export const FailureCode = z.enum(Object.keys(failureStatus) as [Code, ...Code[]]);

/** What is wrong with one field of the input: `field` is its dotted path, `problem` is a code that the browser words. */
export const FieldProblem = z.object({ field: z.string(), problem: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** The one shape of every failure. `error` is the server's own text if the specification shows one, otherwise ''. */
export const FailureReply = z.object({
  ok: z.literal(false),
  code: FailureCode,
  error: z.string(),
  fields: z.optional(z.array(FieldProblem)),
});
export type FailureReply = z.infer<typeof FailureReply>;
