import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';

/**
 * Whether a store would refuse the text or change it: PostgreSQL neither stores nor compares a NUL (U+0000), and half of a surrogate
 * pair becomes another character in UTF-8. Nobody types either.
 */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/**
 * The names that lead to the first such text; null if there is none. They are collected on the way back: a body of a megabyte can
 * have half a million values, and almost none has such a text.
 */
function placeOfUnstorable(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return isUnstorable(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const found = placeOfUnstorable(value[index]);
      if (found !== null) return [String(index), ...found];
    }
    return null;
  }
  for (const [name, part] of Object.entries(value)) {
    const found = placeOfUnstorable(part);
    if (found !== null) return [name, ...found];
  }
  return null;
}

/** Refuses texts that can't be stored as they are. */
export function unstorableTexts(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query }) => {
    const place = placeOfUnstorable(body) ?? placeOfUnstorable(query);
    if (place !== null) throw new CallError('invalid', '', [{ field: place.join('.'), problem: 'invalid' }]);
  });
}
