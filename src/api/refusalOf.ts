import { CallError } from '#contract/failures.ts';
import { FailureReply } from '#contract/failureReply.ts';

/** What a proxy answers with while the server behind it restarts. */
const gatewayStatuses: readonly number[] = [502, 503, 504];

/**
 * Why a call was refused: by the product's envelope, or by the status where a proxy answered.
 * @param body what came with it, parsed if it was JSON
 */
export function refusalOf(status: number, body: unknown): CallError {
  const failure = FailureReply.safeParse(body);
  if (!failure.success) return new CallError(gatewayStatuses.includes(status) ? 'unavailable' : 'unexpected');
  return new CallError(failure.data.code, failure.data.error, failure.data.fields);
}
