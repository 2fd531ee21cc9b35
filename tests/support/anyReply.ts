import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** Texts of every format that the contract names. */
const texts = [
  '',
  'A',
  'é"\\\u2028',
  '0190a000-0000-7000-8000-000000000001',
  '2026-11-21',
  '2026-11',
  '2026-11-21T12:00:00.000Z',
  'ana@example.com',
  'https://example.com/a',
  'America/New_York',
  '62704',
  'account-1',
  'a'.repeat(22),
  'a'.repeat(64),
];
const numbers = [0, 1, 2, 30, 2026, -1, 0.5];

function fitting<T>(
  schema: z.core.$ZodType,
  samples: readonly T[],
  others: fc.Arbitrary<T>,
): fc.Arbitrary<T> {
  // Some schemas trim what they read (`z.url`), and what is sent is sent as it is.
  const fits = (value: T) => z.core.safeParse(schema, value).data === value;
  const sound = samples.filter(fits);
  if (sound.length === 0) throw new Error(`No sample fits ${JSON.stringify(z.toJSONSchema(schema))}.`);
  return fc.oneof(
    fc.constantFrom(...sound),
    others.map((value) => (fits(value) ? value : (sound[0] ?? value))),
  );
}

/** Values that a schema accepts, with fields in their objects that it does not name. */
export function anyOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') {
    return fitting(schema, texts, fc.string());
  }
  if (def.type === 'number') {
    return fitting<number>(schema, numbers, fc.integer());
  }
  if (def.type === 'boolean') {
    return fc.boolean();
  }
  if (def.type === 'null') {
    return fc.constant(null);
  }
  if (def.type === 'literal') {
    return fc.constantFrom(...def.values);
  }
  if (def.type === 'enum') {
    return fc.constantFrom(...Object.values(def.entries));
  }
  if (def.type === 'nullable') {
    return fc.option(anyOf(def.innerType), { nil: null });
  }
  if (def.type === 'optional' || def.type === 'default') {
    return fc.option(anyOf(def.innerType), { nil: undefined });
  }
  if (def.type === 'array') {
    return fc.array(anyOf(def.element), { maxLength: 3 });
  }
  if (def.type === 'record') {
    return fc.dictionary(anyOf(def.keyType) as fc.Arbitrary<string>, anyOf(def.valueType), { maxKeys: 3 });
  }
  if (def.type === 'union') {
    return fc.oneof(...def.options.map(anyOf));
  }
  if (def.type === 'object') {
    const fields = Object.entries(def.shape).map(([name, field]) => [name, anyOf(field)] as const);
    return fc
      .record({ unnamed: fc.constant('never sent'), ...Object.fromEntries(fields) })
      .filter((value) => z.core.safeParse(schema, value).success);
  }
  throw new Error(`No values are made for schemas of the kind ${def.type}.`);
}
