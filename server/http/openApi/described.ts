import { readFileSync } from 'node:fs';
import type { Note } from './note.ts';
import type { Json } from './schemas.ts';

/** What the contract's comments say, by the name of a shape, or of a call and its part (`npm run fields` writes it). */
export const fieldNotes = (): Readonly<Record<string, Note>> =>
  JSON.parse(readFileSync(new URL('fieldNotes.json', import.meta.url), 'utf8'));

const isNull = (schema: Json): boolean => schema['type'] === 'null';

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(Object) : []);

/** A JSON schema with what is said about it and about its fields. What is said inside a list, or where there may be null, is about what it holds. */
export function described(schema: Json, { about, ...inner }: Note): Json {
  return { ...withInner(schema, inner), ...(about !== undefined && { description: about }) };
}

function withInner(schema: Json, note: Note): Json {
  const { fields, options } = note;
  if (fields === undefined && options === undefined) return schema;
  if (schema['items'] !== undefined) return { ...schema, items: described(Object(schema['items']), note) };
  const properties = Object(schema['properties']);
  if (fields !== undefined && schema['properties'] !== undefined) {
    const entries = Object.entries(properties).map(([name, each]) => {
      const said = fields[name];
      return [name, said === undefined ? each : described(Object(each), said)];
    });
    return { ...schema, properties: Object.fromEntries(entries) };
  }
  const kind = schema['oneOf'] === undefined ? 'anyOf' : 'oneOf';
  const alternatives = listOf(schema[kind]);
  if (alternatives.length === 0) return schema;
  const isChoice = options !== undefined && !alternatives.some(isNull);
  return {
    ...schema,
    [kind]: alternatives.map((each, place) => {
      if (isChoice) return described(each, options[place] ?? {});
      return isNull(each) ? each : described(each, note);
    }),
  };
}
