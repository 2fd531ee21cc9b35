import * as z from 'zod/mini';
import type { Random } from '../random.ts';
import { hostileText, hostileValue } from './hostile.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Schema = z.core.$ZodType;

const known = new WeakMap<Schema, JsonSchema>();

/** What a schema accepts, as JSON Schema. */
function describe(schema: Schema): JsonSchema {
  const found = known.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  known.set(schema, found);
  return found;
}

/**
 * A value of the schema's structure, with the right types and within most limits. Patterns are not followed: where they
 * matter, a valid request is changed instead.
 */
export function valueOf(schema: Schema, random: Random): unknown {
  return made(describe(schema), random, 0);
}

const between = (random: Random, least: number, most: number): number =>
  least + random.below(Math.max(1, Math.min(most, least + 50) - least + 1));

function textOf({ minLength = 0, maxLength = 40 }: JsonSchema, random: Random): string {
  const wanted = random.below(4) === 0 ? maxLength : between(random, minLength, maxLength);
  const source = random.below(3) === 0 ? hostileText(random) : 'Devon Sampleton 123 ';
  return source
    .padEnd(minLength, 'x')
    .repeat(Math.ceil(wanted / Math.max(source.length, 1)))
    .slice(0, wanted);
}

function made(schema: JsonSchema, random: Random, depth: number): unknown {
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined && options.length > 0)
    return madeOf(options[random.below(options.length)], random, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[random.below(schema.enum.length)];
  switch (schema.type) {
    case 'string':
      return textOf(schema, random);
    case 'integer':
    case 'number':
      return between(random, schema.minimum ?? 0, schema.maximum ?? 100);
    case 'boolean':
      return random.below(2) === 0;
    case 'null':
      return null;
    case 'array': {
      const length = between(random, schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 8));
      const { items } = schema;
      return Array.from({ length }, () => madeOf(Array.isArray(items) ? items[0] : items, random, depth + 1));
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || random.below(2) === 0)
          .map(([name, property]) => [name, madeOf(property, random, depth + 1)]),
      );
    case undefined:
    default:
      return hostileValue(random);
  }
}

function madeOf(schema: unknown, random: Random, depth: number): unknown {
  return typeof schema === 'object' && schema !== null && depth < 10
    ? made(schema as JsonSchema, random, depth)
    : hostileValue(random);
}
