import { CallError, FailureReply } from '#contract/failures.ts';

/** What a proxy answers with while the server behind it restarts. */
const gatewayStatuses: readonly number[] = [502, 503, 504];

/** Why a call was refused: by the product's envelope, or by the status where a proxy answered. */
export async function refusalOf(response: Response): Promise<CallError> {
  const failure = FailureReply.safeParse(await response.json().catch(() => null));
  if (!failure.success)
    return new CallError(gatewayStatuses.includes(response.status) ? 'unavailable' : 'unexpected');
  return new CallError(failure.data.code, failure.data.error, failure.data.fields);
}
