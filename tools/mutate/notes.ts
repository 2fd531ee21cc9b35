import type { Mutant } from './mutant.ts';

/**
 * The source with a note in each of these calls of it: `.where(a, b)` → `.where(...reached(7), a, b)`, where 7 is the
 * mutant's place among `all` and `reached` adds it to a file.
 *
 * @param notes the path of that file
 */
export function noted(source: string, mutants: readonly Mutant[], all: readonly Mutant[], notes: string) {
  const withNotes = mutants
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, mutant) => {
      const call = mutant.before.replace('(', `(...globalThis.reached(${all.indexOf(mutant)}), `);
      return text.slice(0, mutant.start) + call + text.slice(mutant.end);
    }, source);
  return `globalThis.reached = (number) => {
  process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(notes)}, number + '\\n');
  return [];
};
${withNotes}`;
}
