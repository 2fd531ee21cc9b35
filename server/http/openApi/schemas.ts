import * as z from 'zod/mini';
import { groups } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { FieldProblem } from '#contract/failureReply.ts';
import { FailureReply } from '#contract/failureReply.ts';
import * as shapes from '#contract/shapes.ts';
import { described, fieldNotes } from './described.ts';

export type Json = Readonly<Record<string, unknown>>;
type Part = 'params' | 'query' | 'body' | 'reply';

const uri = (id: string) => `#/components/schemas/${id}`;

const kinds = [z.core.$ZodObject, z.core.$ZodUnion, z.core.$ZodArray];

/** The shapes that have a name in the contract: its exported objects, unions, and lists. */
function namedShapes(): Map<z.core.$ZodType, string> {
  const exported = groups.flatMap((group) => Object.entries(group.exported));
  const named = [...Object.entries({ ...shapes, FailureReply, FieldProblem }), ...exported].flatMap(
    ([name, value]) =>
      kinds.some((kind) => value instanceof kind) ? [[value as z.core.$ZodType, name] as const] : [],
  );
  return new Map(named);
}

/** The ids of all shapes: their names, or a generated id for an unnamed part of a call. Parameters are never named. */
function idsOf(named: ReadonlyMap<z.core.$ZodType, string>): Map<z.core.$ZodType, string> {
  const ids = new Map(named);
  for (const call of groups.flatMap((group) => group.calls)) {
    for (const part of ['params', 'query', 'body', 'reply'] as const) {
      const shape = call[part];
      const isParameters = part === 'params' || part === 'query';
      if (shape !== undefined && (isParameters || !ids.has(shape))) ids.set(shape, `${call.name}/${part}`);
    }
  }
  return ids;
}

/** Every named shape and every part of a call as a JSON schema by id, as it is sent (`input`) or returned. */
function jsonSchemas(
  ids: ReadonlyMap<z.core.$ZodType, string>,
  io: 'input' | 'output',
): ReadonlyMap<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [shape, id] of ids) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri,
    // Conversions of a value matter only to the server.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Clients must tolerate fields that are added later.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return new Map(
    Object.entries(schemas).map(([id, { $schema: _draft, $id: _id, id: _own, ...schema }]) => [id, schema]),
  );
}

const referenced = (json: unknown): string[] =>
  [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, id = '']) => id);

/** The schemas of all calls. A named part is a reference; every other part is written inline. */
export function contractSchemas() {
  const ids = idsOf(namedShapes());
  const sent = jsonSchemas(ids, 'input');
  const returned = jsonSchemas(ids, 'output');
  const notes = fieldNotes();
  const used = new Map<string, Json>();

  function collect(schema: Json, from: ReadonlyMap<string, Json>): Json {
    for (const id of referenced(schema)) {
      const shape = from.get(id);
      if (shape === undefined) throw new Error(`No schema is called ${id}.`);
      const component = described(shape, notes[id] ?? {});
      const before = used.get(id);
      if (before === undefined) {
        used.set(id, component);
        collect(component, from);
      } else if (JSON.stringify(before) !== JSON.stringify(component)) {
        throw new Error(`${id} is sent in another shape than it is returned in: give each its own name.`);
      }
    }
    return schema;
  }

  function partOf(call: Call, part: Part): Json | null {
    const shape = call[part];
    if (shape === undefined) return null;
    const from = part === 'reply' ? returned : sent;
    const id = ids.get(shape) ?? '';
    const schema = from.get(id);
    if (schema === undefined) throw new Error(`${call.name} has no schema of its ${part}.`);
    const isNamed = !id.includes('/');
    return collect(
      isNamed ? { $ref: uri(id) } : described(schema, notes[`${call.name}/${part}`] ?? {}),
      from,
    );
  }

  return {
    /** Null if the call has no such part. */
    partOf,
    failure: collect({ $ref: uri('FailureReply') }, returned),
    /** The schemas that the parts so far refer to, by name. */
    components: (): Json =>
      Object.fromEntries([...used].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}
