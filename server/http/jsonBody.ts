import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';

/** Deeper than any call's input, and shallow enough for code that follows a body recursively. */
const deepest = 64;

/** Whether brackets and braces are nested deeper than the limit; those inside texts don't count. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const letter = json[index];
    if (isInText && letter === '\\') index += 1;
    else if (letter === '"') isInText = !isInText;
    else if (!isInText && (letter === '[' || letter === '{')) depth += 1;
    else if (!isInText && (letter === ']' || letter === '}')) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/**
 * Parses JSON bodies as Fastify does, with three differences. A JSON content type without a body is accepted: the
 * specification's client sends it with every request. A body that is nested too deeply is refused, and so is one in another encoding
 * than UTF-8, whose letters would silently become others.
 */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if ((typeof body !== 'string' && !isUtf8(body)) || isTooDeep(text))
      done(new CallError('invalid'), undefined);
    else void parse(request, text, done);
  });
}
