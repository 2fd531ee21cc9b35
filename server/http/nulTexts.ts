import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';

/** The dotted path of the first text with a NUL; null if there is none. */
function placeOfNul(value: unknown, place: readonly string[] = []): string | null {
  if (typeof value === 'string') return value.includes('\0') ? place.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = placeOfNul(part, [...place, name]);
    if (found !== null) return found;
  }
  return null;
}

/** Refuses texts with a NUL (U+0000): nobody types one, and PostgreSQL neither stores nor compares them. */
export function nulTexts(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query }) => {
    const field = placeOfNul(body) ?? placeOfNul(query);
    if (field !== null) throw new CallError('invalid', '', [{ field, problem: 'invalid' }]);
  });
}
