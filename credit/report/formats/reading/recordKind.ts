/** What kind of court record it is, whatever the spelling: "TaxLien", "STATE_TAX_LIEN", "TAXLIEN", "Federal tax lien". */
import type { Code, Field } from '../../model.ts';

const kinds: readonly (readonly [RegExp, Code])[] = [
  [
    /^bankruptcy$|^(?:bankruptcy)?chapter(?:7|11|12|13)(?:bankruptcy)?$/,
    { symbol: 'B', description: 'Bankruptcy', abbreviation: '' },
  ],
  [/^(?:[a-z]*tax)?liens?$/, { symbol: '', description: 'Tax Lien', abbreviation: '' }],
  [/^(?:civil)?judge?ments?$/, { symbol: '', description: 'Judgment', abbreviation: '' }],
];

/** The words of a name in capitals, in camel case, or joined by underscores; "Chapter 7" is one word. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z])([A-Z0-9])|([0-9])([A-Z])/g, '$1$3 $2$4')
    .toLowerCase()
    .replace(/\bchapter[\s_-]*(\d+)/g, 'chapter$1')
    .split(/[^a-z0-9]+/);

/** Null for kinds that no rule treats in its own way. */
export function recordKind(named: Field<string>): Field<Code> {
  if (named === null) return null;
  const words = wordsOf(named.value);
  const kind = kinds.find(([pattern]) => words.some((word) => pattern.test(word)));
  return kind ? { value: kind[1], at: named.at } : null;
}
