import { CallError, type FailureCode } from '#contract/failures.ts';
import type { FieldProblem } from '#contract/failureReply.ts';

/**
 * Why a piece of work failed, as plain data for a view: the code, the server's own text ('' if none), and the
 * fields.
 */
export interface Failure {
  readonly code: FailureCode;
  readonly detail: string;
  readonly fields: readonly FieldProblem[];
  /** Absent if the server answered: otherwise the connection was lost, or the answer took too long. */
  readonly unanswered?: 'connection' | 'time';
}

function unansweredBy(error: unknown): Pick<Failure, 'unanswered'> {
  // What the browser throws when nothing answers.
  if (error instanceof TypeError) return { unanswered: 'connection' };
  return error instanceof Error && error.name === 'TimeoutError' ? { unanswered: 'time' } : {};
}

/**
 * Anything other than a refusal defined by the contract is `unexpected`. Its text is not meant for the person at the
 * screen.
 */
export function failureOf(error: unknown): Failure {
  return error instanceof CallError
    ? { code: error.code, detail: error.detail, fields: error.fields }
    : { code: 'unexpected', detail: '', fields: [], ...unansweredBy(error) };
}

/** The update with which a machine remembers why its work failed. */
export const failureIn = (_: unknown, { error }: { readonly error: unknown }) => ({
  failure: failureOf(error),
});

/** The action of an `onError` whose failure is to be remembered. */
export const rememberFailure = {
  type: 'rememberFailure',
  params: ({ event: { error } }: { readonly event: { readonly error: unknown } }) => ({ error }),
} as const;
