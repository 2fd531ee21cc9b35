import * as z from 'zod/mini';

/** Every way a call can fail, with the HTTP status it is answered with. The browser has a sentence for each. */
export const failureStatus = {
  invalid: 400,
  paymentUnverified: 400,
  unauthenticated: 401,
  forbidden: 403,
  wrongHost: 403,
  notFound: 404,
  secondProfile: 409,
  noGenerations: 409,
  fileTooLarge: 413,
  notAnImage: 422,
  imageTooLarge: 422,
  nothingToDispute: 422,
  unprintableName: 422,
  unreadableReport: 422,
  providerLoginFailed: 422,
  providerBilling: 422,
  tooManyTries: 429,
  unexpected: 500,
  providerUnreachable: 502,
  providerUnusable: 502,
  busy: 503,
  unavailable: 503,
} as const;

/**
 * Failures after which nobody knows whether the work was done: the answer was lost, or the store was before it could
 * give one. Asking again is safe with the same Idempotency-Key.
 */
export const undecided: ReadonlySet<FailureCode> = new Set(['unexpected', 'unavailable']);

export type FailureCode = keyof typeof failureStatus;

export const FailureCode = z.enum(Object.keys(failureStatus) as [FailureCode, ...FailureCode[]]);

/** What is wrong with one field of the input: `field` is its dotted path, `problem` a code the browser words. */
export const FieldProblem = z.object({ field: z.string(), problem: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** The one envelope of every refusal. `error` is the server's own text where the spec shows one, else ''. */
export const FailureReply = z.object({
  ok: z.literal(false),
  code: FailureCode,
  error: z.string(),
  fields: z.optional(z.array(FieldProblem)),
});
export type FailureReply = z.infer<typeof FailureReply>;

/** Thrown on either side of the wire; the server's error handler and the browser's `perform` translate it. */
export class CallFailed extends Error {
  readonly code: FailureCode;
  /** The server's own text, for a dialog's title; '' when there is none. */
  readonly detail: string;
  readonly fields: readonly FieldProblem[];

  constructor(code: FailureCode, detail = '', fields: readonly FieldProblem[] = []) {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.name = 'CallFailed';
    this.code = code;
    this.detail = detail;
    this.fields = fields;
  }
}
