/** A form's values, and what was saved when it was loaded. */
export interface FormValues<V> {
  readonly values: V;
  readonly saved: V;
}

/**
 * The form when something newer was saved: what nobody has typed in follows, what was typed stays. `theirs` names the fields that
 * were typed in and that someone else has changed as well, to something else.
 */
export function withNewer<V extends Readonly<Record<string, string>>>(
  { values, saved }: FormValues<V>,
  newer: V,
): FormValues<V> & { readonly theirs: readonly (keyof V & string)[] } {
  const fields: readonly (keyof V & string)[] = Object.keys(newer);
  const isTyped = (field: keyof V) => values[field] !== saved[field];
  return {
    values: {
      ...newer,
      ...Object.fromEntries(fields.filter(isTyped).map((field) => [field, values[field]])),
    },
    saved: newer,
    theirs: fields.filter(
      (field) => isTyped(field) && newer[field] !== saved[field] && newer[field] !== values[field],
    ),
  };
}

/** What was typed in since the form was loaded. */
export function typedIn<V extends Readonly<Record<string, string>>>({
  values,
  saved,
}: FormValues<V>): Partial<V> {
  const typed: Partial<V> = {};
  for (const field of Object.keys(values) as (keyof V)[])
    if (values[field] !== saved[field]) typed[field] = values[field];
  return typed;
}
