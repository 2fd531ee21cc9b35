import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';

/**
 * Whether a store would refuse the text or change it: PostgreSQL neither stores nor compares a NUL (U+0000), and half of a surrogate
 * pair becomes another character in UTF-8. Nobody types either.
 */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** The dotted path of the first such text; null if there is none. */
function placeOfUnstorable(value: unknown, place: readonly string[] = []): string | null {
  if (typeof value === 'string') return isUnstorable(value) ? place.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = placeOfUnstorable(part, [...place, name]);
    if (found !== null) return found;
  }
  return null;
}

/** Refuses texts that can't be stored as they are. */
export function unstorableTexts(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query }) => {
    const field = placeOfUnstorable(body) ?? placeOfUnstorable(query);
    if (field !== null) throw new CallError('invalid', '', [{ field, problem: 'invalid' }]);
  });
}
