import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { CallError, failureStatus, type FailureCode } from '#contract/failures.ts';
import type { FieldProblem } from '#contract/failureReply.ts';
import type { FailureReply } from '#contract/failureReply.ts';
import { OwnerMissing } from '#server/blobs/blobs.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { errorForLog } from './errorForLog.ts';

/** Seconds after which a caller may retry after a 503. */
export const retryAfter = 2;

/** The operating system's error codes for a disk without space. */
const fullDisk: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** Errors of the framework that the caller can fix, by their error codes. */
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

/** What is wrong with a request whose body could not be read, by the framework's error codes. The body itself has no name. */
const unreadable: Readonly<Record<string, FieldProblem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { field: 'Content-Type', problem: 'invalid' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: { field: 'Content-Type', problem: 'invalid' },
  FST_ERR_CTP_INVALID_JSON_BODY: { field: '', problem: 'json' },
};

/** Whether nothing was given where the schema needs something. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function valueAt(given: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? Object.getOwnPropertyDescriptor(value, name)?.value
        : undefined,
    given,
  );
}

/** Problem codes are single words of ours; zod's own sentences become `required` or `invalid`. */
function problemOf(message: string, isGiven: boolean): string {
  if (/^[a-z][A-Za-z]*$/.test(message)) return message;
  return isGiven ? 'invalid' : 'required';
}

function fieldsOf(error: FastifyError, { body, query }: FastifyRequest): FieldProblem[] | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const given = { body, querystring: query }[String(error.validationContext)];
  const problems = new Map<string, string>();
  for (const { instancePath, message } of error.validation) {
    const path = instancePath.split('/').filter(Boolean);
    const field = path.join('.');
    // What is in a path is always given, and a missing body has no field to name.
    const isGiven = given === undefined || field === '' || !isMissing(valueAt(given, path));
    // A field's first problem is the first to fix.
    if (!problems.has(field)) problems.set(field, problemOf(message ?? '', isGiven));
  }
  return [...problems].map(([field, problem]) => ({ field, problem }));
}

function codeOf(error: FastifyError): FailureCode {
  const code = known[error.code];
  if (code) return code;
  if (error.statusCode === 429) return 'tooManyTries';
  if (error.statusCode === 503) return 'busy';
  // Bad requests that the framework itself rejected before our code ran.
  return error.code?.startsWith('FST_') && (error.statusCode ?? 500) < 500 ? 'invalid' : 'unexpected';
}

/** Why the store is unavailable, as one word for the log; null if something else failed. */
function unavailability(error: FastifyError): string | null {
  if (error instanceof StoreUnavailable) return error.reason;
  return fullDisk.includes(error.code) ? error.code : null;
}

const refusals = new WeakMap<FastifyReply, FailureCode>();

/** Why a reply refuses its request; null if it doesn't. */
export function refusalOf(reply: FastifyReply): FailureCode | null {
  return refusals.get(reply) ?? null;
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
  begin(reply, code);
  return reply.serializer(JSON.stringify).send(body);
}

function begin(reply: FastifyReply, code: FailureCode): void {
  refusals.set(reply, code);
  const status = failureStatus[code];
  if (status === 503) void reply.header('retry-after', retryAfter);
  void reply.status(status).header('content-type', 'application/json; charset=utf-8');
}

/**
 * Turns a refusal that is about to be sent into another one, and returns its payload. An error thrown that late would be
 * answered by the framework, with its message.
 */
export function replaceRefusal(reply: FastifyReply, code: FailureCode): string {
  begin(reply, code);
  const body: FailureReply = { ok: false, code, error: '' };
  return JSON.stringify(body);
}

/**
 * One format for every error. An unexpected error is logged by its kind and place, and the reply says nothing about
 * it.
 */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof CallError) return refuse(reply, error.code, error.detail, error.fields);
    if (error instanceof OwnerMissing) return refuse(reply, 'notFound');
    const reason = unavailability(error);
    if (reason !== null) {
      request.log.warn({ reason }, 'store unavailable');
      return refuse(reply, 'unavailable');
    }
    const fields = fieldsOf(error, request);
    // A path that doesn't fit its pattern names nothing that exists, unless its schema says what is wrong with it.
    const isNamed = fields?.some(({ problem }) => problem !== 'invalid');
    if (fields && error.validationContext === 'params' && !isNamed) return refuse(reply, 'notFound');
    if (fields) return refuse(reply, 'invalid', '', fields);
    const code = codeOf(error);
    if (code === 'unexpected') request.log.error(errorForLog(error), 'unexpected');
    const problem = unreadable[error.code];
    return refuse(reply, code, '', problem === undefined ? [] : [problem]);
  });
}
