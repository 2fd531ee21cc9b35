import { CallError } from '#contract/failures.ts';

/** What was looked up, or the failure `notFound`: a foreign id gets the response of one that doesn't exist. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new CallError('notFound');
  return row;
}

/** The Idempotency-Key was used for a request that differs. */
export const usedKey = (): CallError =>
  new CallError('invalid', '', [{ field: 'Idempotency-Key', problem: 'used' }]);
