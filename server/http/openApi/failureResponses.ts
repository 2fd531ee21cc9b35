import type { Call } from '#contract/call.ts';
import { failureMeanings } from '#contract/failureMeanings.ts';
import { failureStatus, type FailureCode } from '#contract/failures.ts';
import type { FailureReply } from '#contract/failureReply.ts';
import { failuresOf } from '#contract/failuresOf.ts';
import type { Json } from './schemas.ts';

/** `WrongHostOrForbidden` */
const nameOf = (codes: readonly FailureCode[]) =>
  codes.map((code) => `${code.charAt(0).toUpperCase()}${code.slice(1)}`).join('Or');

function replyWith(code: FailureCode): FailureReply {
  const hasFields = code === 'invalid' || code === 'unreadableReport';
  const fields = [{ field: code === 'invalid' ? 'mail' : 'report', problem: 'required' }];
  return { ok: false, code, error: '', ...(hasFields && { fields }) };
}

/** Statuses whose replies say how long to wait. */
const waiting: readonly number[] = [429, 503];
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer' } },
};

function responseOf(status: number, codes: readonly FailureCode[], failure: Json): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${failureMeanings[code]}`).join('\n'),
    ...(waiting.includes(status) && { headers: retryAfter }),
    content: {
      'application/json': {
        schema: { allOf: [failure, { type: 'object', properties: { code: { enum: codes } } }] },
        examples: Object.fromEntries(codes.map((code) => [code, { value: replyWith(code) }])),
      },
    },
  };
}

/**
 * The error responses of all calls: one for each combination of a status and the codes that a call can return with
 * it.
 */
export function failureResponses(failure: Json) {
  const components = new Map<string, Json>();
  return {
    /** References by status. */
    of(call: Call): Json {
      const codes = Map.groupBy(failuresOf(call), (code) => failureStatus[code]);
      return Object.fromEntries(
        [...codes].map(([status, ofStatus]) => {
          const name = nameOf(ofStatus);
          components.set(name, responseOf(status, ofStatus, failure));
          return [status, { $ref: `#/components/responses/${name}` }];
        }),
      );
    },
    components: (): Json => Object.fromEntries(components),
  };
}
