/**
 * Builds accounts for formats that list each bureau's lines separately (CSID, providerViews, MISMO). Lines that match
 * (sameAccount.ts) are joined, the best matches first. A line belongs to at most one account, and an account has at most
 * one line per bureau.
 *
 * Where a line matches two accounts equally well, it stays alone: comparing one bureau's line with another bureau's line
 * of a different account would show contradictions that do not exist.
 */
import { bureaus } from '#vocabulary/bureaus.ts';
import type { Tradeline } from '../../model.ts';
import { contradict, factsOf, matchOf, type LineFacts, type Match } from './sameAccount.ts';

/**
 * No real person has this many accounts at one bureau. Lines beyond that are not joined, so that malicious input
 * stays cheap.
 */
const joinable = 300;

interface Line {
  readonly line: Tradeline;
  readonly facts: LineFacts;
  /** Everything the line shows, except which bureau's it is and where in the file. */
  readonly content: string;
}
type Group = Line[];
interface Pair extends Match {
  readonly own: Line;
  readonly group: Group;
}

const contentOf = (line: Tradeline): string =>
  JSON.stringify(line, (name, value: unknown) => (name === 'at' || name === 'bureau' ? undefined : value));

const isBetter = (one: Match, other: Match): boolean =>
  one.rank === other.rank ? one.agreeing > other.agreeing : one.rank < other.rank;

/** How a line matches a group: as well as it matches any of the group's lines, if it contradicts none of them. */
function matchWith(own: Line, group: Group): Match | null {
  let best: Match | null = null;
  for (const { facts } of group) {
    if (contradict(own.facts, facts)) return null;
    const match = matchOf(own.facts, facts);
    if (match !== null && (best === null || isBetter(match, best))) best = match;
  }
  return best;
}

/** Whether the fullest of the groups shows all that the others show: then any of them will do. */
function areAlike(groups: readonly Group[]): boolean {
  const [fullest] = groups.toSorted((one, other) => other.length - one.length);
  const shown = new Set(fullest?.map(({ content }) => content));
  return groups.every((group) => group.every(({ content }) => shown.has(content)));
}

/** The lines that match different accounts equally well, or that compete for one with a different line. */
function doubtfulLines(equals: readonly Pair[]): readonly Line[] {
  const byOwn = Map.groupBy(equals, ({ own }) => own);
  const byGroup = Map.groupBy(equals, ({ group }) => group);
  const torn = [...byOwn].filter(([, pairs]) => !areAlike(pairs.map(({ group }) => group)));
  const rivals = [...byGroup.values()].filter((pairs) => !areAlike(pairs.map(({ own }) => [own])));
  return [...torn.map(([own]) => own), ...rivals.flat().map(({ own }) => own)];
}

/** Adds lines of one bureau to the groups that lack it. Returns those that remain alone. */
function joinOwn(own: readonly Line[], open: readonly Group[]): readonly Line[] {
  const pairs = own.flatMap((line) =>
    open.flatMap((group): Pair[] => {
      const match = matchWith(line, group);
      return match === null ? [] : [{ ...match, own: line, group }];
    }),
  );
  const levels = Map.groupBy(pairs, ({ rank, agreeing }) => rank * 100 - agreeing);
  const taken = new Set<Line | Group>();
  const joined = new Set<Line>();
  for (const level of [...levels.keys()].toSorted((a, b) => a - b)) {
    const free = (levels.get(level) ?? []).filter((pair) => !taken.has(pair.own) && !taken.has(pair.group));
    for (const line of doubtfulLines(free)) taken.add(line);
    for (const pair of free) {
      if (taken.has(pair.own) || taken.has(pair.group)) continue;
      taken.add(pair.own).add(pair.group);
      joined.add(pair.own);
      pair.group.push(pair.own);
    }
  }
  return own.filter((line) => !joined.has(line));
}

/**
 * Joins lines that are in report order. Groups are in the order of their first line, column by column. `seeds` are
 * accounts that the format itself has joined; they come first and accept lines of the bureaus they lack.
 */
export function joinLines(
  lines: readonly Tradeline[],
  seeds: readonly (readonly Tradeline[])[] = [],
): readonly (readonly Tradeline[])[] {
  const known = (line: Tradeline): Line => ({ line, facts: factsOf(line), content: contentOf(line) });
  const groups: Group[] = seeds.map((seed) => seed.map(known));
  const alone: Tradeline[] = [];
  for (const bureau of bureaus) {
    const all = lines.filter((line) => line.bureau === bureau);
    const open = groups
      .slice(0, 3 * joinable)
      .filter((group) => group.every(({ line }) => line.bureau !== bureau));
    groups.push(...joinOwn(all.slice(0, joinable).map(known), open).map((line) => [line]));
    alone.push(...all.slice(joinable));
  }
  return [...groups.map((group) => group.map(({ line }) => line)), ...alone.map((line) => [line])];
}
