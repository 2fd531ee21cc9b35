import { CallFailed, type FailureCode, type FieldProblem } from '#contract/failures.ts';

/** Why a piece of work failed, as plain data for a view: its code, the server's own text ('' without), its fields. */
export interface Failure {
  readonly code: FailureCode;
  readonly detail: string;
  readonly fields: readonly FieldProblem[];
}

/** What is not a refusal of the contract is `unexpected`: its text is no business of the person who reads the screen. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallFailed
    ? { code: error.code, detail: error.detail, fields: error.fields }
    : { code: 'unexpected', detail: '', fields: [] };
}
