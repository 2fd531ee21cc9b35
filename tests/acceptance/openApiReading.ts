import * as z from 'zod/mini';

const Content = z.record(z.string(), z.object({ schema: z.unknown() }));
const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  schema: z.object({ enum: z.optional(z.array(z.string())) }),
});
/** What an OpenAPI document says of one call, as far as the table of calls asks. */
export const Operation = z.object({
  parameters: z.optional(z.array(Parameter)),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ content: z.optional(Content) })),
});
export type Operation = z.infer<typeof Operation>;

const Schema = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
});

/** Method and path, whatever the path's parameters are called. */
export const pathKey = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}');

/** Every name in a JSON schema, with the names it stands within: `results.id`; `[]` for a list that has no name. */
export function fieldsOf(schema: unknown, within = ''): string[] {
  const read = Schema.safeParse(schema);
  if (!read.success) return [];
  const { properties = {}, items, anyOf = [] } = read.data;
  return [
    ...(items !== undefined && within === '' ? ['[]'] : []),
    ...fieldsOf(items, within),
    ...anyOf.flatMap((one) => fieldsOf(one, within)),
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const path = within === '' ? name : `${within}.${name}`;
      return [path, ...fieldsOf(inner, path)];
    }),
  ];
}
