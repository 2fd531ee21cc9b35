import { parseSync } from 'rolldown/utils';

/** The kinds of changes, in the order of the tables. */
export const kinds = [
  'relational',
  'logical',
  'arithmetic',
  'number',
  'boolean',
  'text',
  'statement',
  'return',
  'method',
  'optional',
  'query',
  'schema',
] as const;
export type Kind = (typeof kinds)[number];

/** Part of a source file and its replacement; offsets in UTF-16 code units. */
export interface Change {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** One changed part of one file of the product. */
export interface Mutant extends Change {
  /** Relative to the project's folder, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly before: string;
}

/**
 * The source with the mutant in it.
 * @throws when the source isn't the one the mutant was made from, or when the result can't be parsed: neither says
 *   anything about the tests
 */
export function applied(source: string, { file, line, start, end, before, after }: Mutant): string {
  if (source.slice(start, end) !== before)
    throw new Error(
      `${file}:${line} doesn't contain "${before}": the file has changed since the sample was drawn.`,
    );
  const mutated = source.slice(0, start) + after + source.slice(end);
  const [problem] = parseSync(file, mutated).errors;
  if (problem !== undefined)
    throw new Error(`${file}:${line} can't be parsed with "${after}": ${problem.message}`);
  return mutated;
}
