import type { ESTree } from 'rolldown/utils';

/** A part of a module's code, and what takes its place. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The properties of an object that are written out and named so, with the comma behind each. */
export function propertiesCut(
  { properties, end }: ESTree.ObjectExpression,
  isCut: (name: string, value: ESTree.Expression) => boolean,
): Cut[] {
  const ends = [...properties.slice(1).map(({ start }) => start), end - 1];
  return properties.flatMap((property, place) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    isCut(property.key.name, property.value)
      ? [{ start: property.start, end: ends[place] ?? property.end, text: '' }]
      : [],
  );
}

export const withCuts = (code: string, cuts: readonly Cut[]): string =>
  cuts
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code);
