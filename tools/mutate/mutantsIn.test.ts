import { expect, it } from 'vitest';
import { applied, kinds, type Kind } from './mutant.ts';
import { mutantsIn } from './mutantsIn.ts';

const listed = (source: string, wanted: readonly Kind[] = kinds) =>
  mutantsIn('sample.ts', source, wanted).map(({ line, kind, before, after }) => [line, kind, before, after]);

it('lists the mutants of operators and constants, in the order of the file', () => {
  const source = `export function isLate(days: number, limits: readonly number[]): boolean {
  if (days <= 30 || limits.length === 0) return false;
  return limits.some((limit) => days - 1 > limit);
}
`;
  expect(listed(source)).toEqual([
    [2, 'statement', 'if (days <= 30 || limits.length === 0) return false;', ';'],
    [2, 'logical', 'days <= 30 || limits.length === 0', '!(days <= 30 || limits.length === 0)'],
    [2, 'relational', '<=', '<'],
    [2, 'number', '30', '31'],
    [2, 'number', '30', '29'],
    [2, 'logical', '||', '&&'],
    [2, 'relational', '===', '!=='],
    [2, 'number', '0', '1'],
    [2, 'number', '0', '-1'],
    [2, 'boolean', 'false', 'true'],
    [3, 'method', 'some', 'every'],
    [3, 'arithmetic', '-', '+'],
    [3, 'number', '1', '2'],
    [3, 'number', '1', '0'],
    [3, 'relational', '>', '>='],
  ]);
});

it('lists removed statements, emptied lists, and shortened chains', () => {
  const source = `export function names(list?: readonly string[]) {
  const seen = new Set<string>();
  for (const name of list?.filter(Boolean) ?? []) seen.add(name.trim());
  if (!seen.size) throw new Error();
  return [...seen];
}
`;
  expect(listed(source)).toEqual([
    [3, 'optional', '?.', '.'],
    [3, 'statement', 'seen.add(name.trim());', ';'],
    [3, 'method', '.trim()', ''],
    [4, 'statement', 'if (!seen.size) throw new Error();', ';'],
    [4, 'logical', '!', ''],
    [5, 'return', '[...seen]', '[]'],
  ]);
});

it('lists every clause of a query and every check of a schema', () => {
  const query = `export const find = (db, owner, id) =>
  db.selectFrom('letter').where('owner', '=', owner).where('id', '=', id).execute();
`;
  expect(listed(query, ['query'])).toEqual([
    [2, 'query', ".where('owner', '=', owner)", ''],
    [2, 'query', ".where('id', '=', id)", ''],
  ]);
  const schema = `export const Name = z.optional(z.string().check(z.trim(), z.maxLength(25)));
export const Key = z.string().check(z.regex(/x/));
`;
  expect(listed(schema, ['schema'])).toEqual([
    [
      1,
      'schema',
      'z.optional(z.string().check(z.trim(), z.maxLength(25)))',
      'z.string().check(z.trim(), z.maxLength(25))',
    ],
    [1, 'schema', 'z.trim(), ', ''],
    [1, 'schema', ', z.maxLength(25)', ''],
    [2, 'schema', '.check(z.regex(/x/))', ''],
  ]);
});

it('changes one detail of a text: its last digit, otherwise the word in its middle', () => {
  const source = `const law = '15 USC 1681c(a)';
const sentence = say\`Nothing is owed on \${account} at all.\`;
`;
  expect(listed(source, ['text'])).toEqual([
    [1, 'text', '15 USC 1681c(a)', '15 USC 1682c(a)'],
    [2, 'text', 'Nothing is owed on ', 'Nothing is on '],
    [2, 'text', ' at all.', ' at .'],
  ]);
});

it('leaves notation alone: types, module names, names of properties, and single words', () => {
  const source = `import { a } from './a b.ts';
export { b } from './b 1.ts';
type Known = 'one two' | 3 | true;
const words = { 'a key': a, 4: 'word' };
`;
  expect(listed(source)).toEqual([]);
});

const less = { kind: 'relational', file: 'sample.ts', line: 1, start: 10, end: 11, before: '<' } as const;

it('puts a mutant into its source', () => {
  expect(applied('const a = <', { ...less, after: '1' })).toBe('const a = 1');
});

it('refuses a mutant that does not fit its source, or that cannot be parsed', () => {
  expect(() => applied('const a =  <', { ...less, after: '1' })).toThrow('has changed since');
  expect(() => applied('const a = <', { ...less, after: '(' })).toThrow("can't be parsed");
});
