import * as z from 'zod/mini';

const Content = z.record(z.string(), z.object({ schema: z.unknown() }));
const Parameter = z.object({
  name: z.optional(z.string()),
  in: z.optional(z.string()),
  schema: z.optional(z.object({ enum: z.optional(z.array(z.string())) })),
});
const Operation = z.object({
  parameters: z.optional(z.array(Parameter)),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ content: z.optional(Content) })),
});
/** The parts of an OpenAPI document that the specification's table of calls needs. */
export const ReadDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
export type ReadDocument = z.infer<typeof ReadDocument>;

const Schema = z.object({
  $ref: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
});

/** Method and path, regardless of the names of the path's parameters. */
export const pathKey = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}');

/**
 * Every name in a JSON schema of the document, with the names around it: `results.id`; `[]` for a list without a
 * name.
 */
export function fieldsOf({ components }: ReadDocument, schema: unknown, within = ''): string[] {
  const fields = (inner: unknown, path: string) => fieldsOf({ paths: {}, components }, inner, path);
  const read = Schema.safeParse(schema);
  if (!read.success) return [];
  const { $ref, properties = {}, items, anyOf = [] } = read.data;
  return [
    ...($ref === undefined ? [] : fields(components.schemas[$ref.split('/').at(-1) ?? ''], within)),
    ...(items !== undefined && within === '' ? ['[]'] : []),
    ...fields(items, within),
    ...anyOf.flatMap((one) => fields(one, within)),
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const path = within === '' ? name : `${within}.${name}`;
      return [path, ...fields(inner, path)];
    }),
  ];
}
