/**
 * What the controls in a table's rows call their row: its name, with a number from the second row of that name on, so
 * that a screen reader never hears two controls alike.
 */
export function distinctNames(
  rows: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map(({ id, name }) => {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [id, count === 1 ? name : `${name} (${count})`];
    }),
  );
}
