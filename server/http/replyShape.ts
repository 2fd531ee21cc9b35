import * as z from 'zod/mini';

/** Copies what its schema names and nothing else. Throws `misfit` for a value of another shape. */
type Shape = (value: unknown) => unknown;

export const misfit = new Error('A value does not fit its schema.');

/** Checks that may change a value or look at several at once. Others only narrow what the store already keeps narrow. */
const isDecisive = (check: z.core.$ZodCheck) =>
  check._zod.def.check === 'overwrite' || check._zod.def.check === 'custom';

const only =
  (fits: (value: unknown) => boolean): Shape =>
  (value) => {
    if (!fits(value)) throw misfit;
    return value;
  };

/** What the schema itself makes of a value: for the kinds that are rare in replies. */
const parsing =
  (schema: z.core.$ZodType): Shape =>
  (value) => {
    const parsed = z.core.safeParse(schema, value);
    if (!parsed.success) throw misfit;
    return parsed.data;
  };

function objectShape(fields: Readonly<Record<string, z.core.$ZodType>>): Shape {
  const shapes = Object.entries(fields).map(([name, schema]) => [name, shapeOf(schema)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw misfit;
    const given = value as Readonly<Record<string, unknown>>;
    const kept: Record<string, unknown> = {};
    for (const [name, shape] of shapes) kept[name] = shape(given[name]);
    return kept;
  };
}

function choiceShape(name: string, options: readonly z.core.$ZodType[]): Shape {
  const shapes = new Map<unknown, Shape>();
  for (const option of options) {
    const values = option._zod.propValues?.[name];
    for (const value of values ?? []) shapes.set(value, shapeOf(option));
  }
  return (value) => {
    const shape = typeof value === 'object' && value !== null && shapes.get(Reflect.get(value, name));
    if (!shape) throw misfit;
    return shape(value);
  };
}

/**
 * Compiles a reply's schema into a function that copies a reply as parsing does, in a quarter of the time: kinds of values,
 * fixed texts, and the names of fields are checked, formats and lengths of texts are not.
 */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks?.some(isDecisive)) return parsing(schema);
  if (def.type === 'string') return only((value) => typeof value === 'string');
  if (def.type === 'number') return only(Number.isFinite);
  if (def.type === 'boolean') return only((value) => typeof value === 'boolean');
  if (def.type === 'null') return only((value) => value === null);
  if (def.type === 'literal') {
    const values = new Set<unknown>(def.values);
    return only((value) => values.has(value));
  }
  if (def.type === 'enum') {
    const values = new Set<unknown>(Object.values(def.entries));
    return only((value) => values.has(value));
  }
  if (def.type === 'nullable') {
    const inner = shapeOf(def.innerType);
    return (value) => (value === null ? null : inner(value));
  }
  if (def.type === 'optional') {
    const inner = shapeOf(def.innerType);
    return (value) => (value === undefined ? undefined : inner(value));
  }
  if (def.type === 'array') {
    const element = shapeOf(def.element);
    return (value) => {
      if (!Array.isArray(value)) throw misfit;
      return value.map(element);
    };
  }
  if (def.type === 'object') {
    return def.catchall === undefined ? objectShape(def.shape) : parsing(schema);
  }
  if (def.type === 'union') {
    return 'discriminator' in def ? choiceShape(String(def.discriminator), def.options) : parsing(schema);
  }
  return parsing(schema);
}
