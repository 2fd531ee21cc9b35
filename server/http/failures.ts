import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  CallError,
  failureStatus,
  type FailureCode,
  type FailureReply,
  type FieldProblem,
} from '#contract/failures.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';

/** Seconds after which a caller that was answered 503 may ask again. */
export const retryAfter = 2;

/** The system's words for a disk that takes nothing more. */
const fullDisk: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** Refusals of the framework that people or programs can mend, by its error codes. */
const known: Readonly<Record<string, FailureCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'fileTooLarge',
  FST_REQ_FILE_TOO_LARGE: 'fileTooLarge',
  FST_FILES_LIMIT: 'invalid',
  FST_PARTS_LIMIT: 'invalid',
  FST_FIELDS_LIMIT: 'invalid',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'invalid',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid',
};

/** Problem codes are single words of ours; what zod says in prose becomes `invalid`. */
function problemOf(message: string): string {
  return /^[a-z][A-Za-z]*$/.test(message) ? message : 'invalid';
}

function fieldsOf(error: FastifyError): FieldProblem[] | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const problems = new Map<string, string>();
  for (const { instancePath, message } of error.validation) {
    const field = instancePath.split('/').filter(Boolean).join('.');
    // The first problem of a field is the one to mend first.
    if (!problems.has(field)) problems.set(field, problemOf(message ?? ''));
  }
  return [...problems].map(([field, problem]) => ({ field, problem }));
}

function codeOf(error: FastifyError): FailureCode {
  const code = known[error.code];
  if (code) return code;
  if (error.statusCode === 429) return 'tooManyTries';
  if (error.statusCode === 503) return 'busy';
  // Bad requests that the framework itself turned away before any of our code ran.
  return error.code?.startsWith('FST_') && (error.statusCode ?? 500) < 500 ? 'invalid' : 'unexpected';
}

/** Why the store could not do its part, in a word for the log; null when something else failed. */
function unavailability(error: FastifyError): string | null {
  if (error instanceof StoreUnavailable) return error.reason;
  return fullDisk.includes(error.code) ? error.code : null;
}

export function refuse(
  reply: FastifyReply,
  code: FailureCode,
  detail = '',
  fields: readonly FieldProblem[] = [],
): FastifyReply {
  const body: FailureReply = {
    ok: false,
    code,
    error: detail,
    ...(fields.length > 0 && { fields: [...fields] }),
  };
  const status = failureStatus[code];
  if (status === 503) void reply.header('retry-after', retryAfter);
  return reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** One envelope for every refusal. What nobody foresaw is logged by its kind and place, and answered without a word. */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof CallError) return refuse(reply, error.code, error.detail, error.fields);
    const reason = unavailability(error);
    if (reason !== null) {
      request.log.warn({ reason }, 'store unavailable');
      return refuse(reply, 'unavailable');
    }
    const fields = fieldsOf(error);
    // A path that doesn't fit its pattern names nothing that exists, unless its schema says what is wrong with it.
    const isNamed = fields?.some(({ problem }) => problem !== 'invalid');
    if (fields && error.validationContext === 'params' && !isNamed) return refuse(reply, 'notFound');
    if (fields) return refuse(reply, 'invalid', '', fields);
    const code = codeOf(error);
    // Messages of foreign errors can repeat what was sent, so only their kind and stack places are kept.
    if (code === 'unexpected') {
      const places = error.stack
        ?.split('\n')
        .filter((line) => line.trimStart().startsWith('at '))
        .slice(0, 8);
      request.log.error({ kind: error.name, reason: error.code, places }, 'unexpected');
    }
    return refuse(reply, code);
  });
}
