/** The tables whose rows belong to one account, with the column that says to which. */
export type OwnedTables = ReadonlyMap<string, string>;

/** What a statement says about the account whose rows it reads or changes. */
export interface StatementAccount {
  /** Tables that it names without their account, in the order of the text. */
  readonly open: readonly string[];
  /** Positions, from 0, of the parameters that are the account. */
  readonly parameters: readonly number[];
}

/** A word, a sign, or what is in parentheses. */
type Part = string | readonly Part[];
interface Column {
  /** The name of its table in the query; null if the query doesn't say. */
  readonly of: string | null;
  readonly name: string;
}
/** A column, or the position of a parameter. */
type Side = Column | number;
interface Reference {
  readonly table: string;
  /** What the query calls it. */
  readonly name: string;
  /** Joined with `left join`, whose condition leaves rows of the other tables as they are. */
  readonly isOptional: boolean;
}

/**
 * Reads it from a text that Kysely writes for SQLite. A table is named with its account if a condition that always
 * holds compares its column with a parameter, or one of its ids with an id of a table that is. Conditions below `or`
 * and `not` don't count. New rows are not examined, because a row has its account among its values.
 */
export function accountIn(text: string, owned: OwnedTables): StatementAccount {
  const open: string[] = [];
  const parameters: number[] = [];

  function examine(query: readonly Part[], outside: ReadonlySet<string>): void {
    const words = alwaysTrue(query);
    const references = referencesIn(words);
    const equalities = equalitiesIn(words);
    const ownerOf = ({ of, name }: Column): string | null => {
      const table = of === null ? references[0] : references.find((each) => each.name === of);
      return table !== undefined && owned.get(table.table) === name ? table.name : null;
    };
    const known = new Set(outside);
    for (const [left, right] of equalities) {
      if (typeof left === 'number' || typeof right !== 'number') continue;
      const name = ownerOf(left);
      if (name === null) continue;
      known.add(name);
      parameters.push(right);
    }
    follow(known, references, equalities);
    for (const { table, name } of references) if (owned.has(table) && !known.has(name)) open.push(table);
    for (const inner of queriesBelow(query)) examine(inner, known);
  }

  for (const query of unionOf(partsOf(text))) examine(query, new Set());
  return { open, parameters };
}

/** Adds the tables that share an id with one that is known. */
function follow(
  known: Set<string>,
  references: readonly Reference[],
  equalities: readonly (readonly [Side, Side])[],
): void {
  const placeOf = (name: string) => references.findIndex((each) => each.name === name);
  const leads = (from: string, to: string) =>
    known.has(from) && (placeOf(from) < placeOf(to) || references[placeOf(from)]?.isOptional === false);
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const [left, right] of equalities) {
      if (!isId(left) || !isId(right)) continue;
      if (leads(left.of, right.of)) known.add(right.of);
      if (leads(right.of, left.of)) known.add(left.of);
    }
  }
}

const isId = (side: Side): side is Column & { readonly of: string } =>
  typeof side !== 'number' && side.of !== null && (side.name === 'id' || side.name.endsWith('_id'));

/** Names without quotes, parameters as `?` and their position, texts with their quotes. */
function partsOf(text: string): readonly Part[] {
  let parameters = 0;
  const whole: Part[] = [];
  const nested: Part[][] = [whole];
  for (const [word] of text.matchAll(/"[^"]*"|'(?:[^']|'')*'|\w+|[^\s\w]/g)) {
    if (word === '(') {
      const inner: Part[] = [];
      nested.at(-1)?.push(inner);
      nested.push(inner);
    } else if (word === ')') nested.pop();
    else if (word === '?') nested.at(-1)?.push(`?${parameters++}`);
    else nested.at(-1)?.push(word.replaceAll('"', ''));
  }
  return whole;
}

const isQuery = ([first]: readonly Part[]): boolean => first === 'select' || first === 'with';
const isGroup = (part: Part | undefined): part is readonly Part[] => Array.isArray(part);

/** The queries of a union, or the one that it is. */
function unionOf(parts: readonly Part[]): Part[][] {
  const queries: Part[][] = [[]];
  for (const part of parts) {
    if (part === 'union' || part === 'except' || part === 'intersect') queries.push([]);
    else queries.at(-1)?.push(part);
  }
  return queries;
}

/** The queries in parentheses, without those inside them. */
const queriesBelow = (parts: readonly Part[]): Part[][] =>
  parts.filter(isGroup).flatMap((group) => (isQuery(group) ? unionOf(group) : queriesBelow(group)));

/** The words outside parentheses, and those inside that are neither a query nor alternatives. */
function alwaysTrue(parts: readonly Part[]): string[] {
  return parts.flatMap((part, at) => {
    if (!isGroup(part)) return [part];
    const counts = !isQuery(part) && !part.includes('or') && parts[at - 1] !== 'not';
    return counts ? ['(', ...alwaysTrue(part), ')'] : ['()'];
  });
}

/** The tables after `from`, `join`, and `update`. */
function referencesIn(words: readonly string[]): Reference[] {
  return words.flatMap((word, at) => {
    if (word !== 'from' && word !== 'join' && word !== 'update') return [];
    const place = words[at + 2] === '.' ? at + 3 : at + 1;
    const table = words[place] ?? '';
    const name = words[place + 1] === 'as' ? (words[place + 2] ?? table) : table;
    return [{ table, name, isOptional: word === 'join' && words[at - 1] === 'left' }];
  });
}

const conditions: ReadonlySet<string> = new Set(['where', 'on']);
const otherClauses: ReadonlySet<string> = new Set(
  'select from join set case group having order limit returning'.split(' '),
);

/**
 * What conditions compare with `=`, if the query has no alternatives that would make it optional. What is selected, set,
 * or sorted by narrows nothing down.
 */
function equalitiesIn(words: readonly string[]): [Side, Side][] {
  if (words.includes('or')) return [];
  let isCondition = false;
  return words.flatMap((word, at): [Side, Side][] => {
    if (conditions.has(word)) isCondition = true;
    else if (otherClauses.has(word)) isCondition = false;
    if (word !== '=' || !isCondition) return [];
    const left = sideOf(words[at - 1], words[at - 2] === '.' ? words[at - 3] : undefined);
    const right =
      words[at + 2] === '.' ? sideOf(words[at + 3], words[at + 1]) : sideOf(words[at + 1], undefined);
    return left === null || right === null ? [] : [[left, right]];
  });
}

function sideOf(name: string | undefined, of: string | undefined): Side | null {
  if (name === undefined) return null;
  return name.startsWith('?') ? Number(name.slice(1)) : { of: of ?? null, name };
}
