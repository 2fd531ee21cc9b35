/**
 * Builds accounts for formats that list each bureau's lines separately (CSID, providerViews). The rule is the one that
 * IdentityIQ's page applies to such reports: two bureaus' lines are one account if
 *
 * 1. the account number and the opening month match; otherwise
 * 2. the first five characters of the number match, and so do two of: opening month, payment, balance, high credit,
 *    limit. If a mask leaves only four characters, they count if the creditor's first word matches too; otherwise
 * 3. four of those five facts match.
 *
 * A line belongs to at most one account, and an account has at most one line per bureau. A missing fact matches nothing.
 */
import { bureaus } from '#vocabulary/bureaus.ts';
import type { Tradeline } from '../../model.ts';

/**
 * No real person has this many accounts at one bureau. Lines beyond that are not joined, so that malicious input
 * stays cheap.
 */
const joinable = 2_000;

/** The visible part of an account number, without mask characters and spaces; a mask hides the end. */
function shownOf(line: Tradeline): string {
  const [shown = ''] = (line.accountNumber?.value ?? '').replace(/[\s-]/g, '').split(/[*xX.]{2,}/);
  return shown.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

function factsOf(line: Tradeline): string[] {
  const amounts = [line.monthlyPayment, line.balance, line.highBalance, line.creditLimit];
  return [
    ...(line.dateOpened ? [`opened ${line.dateOpened.value.slice(0, 7)}`] : []),
    ...amounts.flatMap((amount, index) => (amount ? [`${index} ${amount.value}`] : [])),
  ];
}

/** All combinations of `size` facts, each as one text. */
function selections(facts: readonly string[], size: number): string[] {
  if (size === 0) return [''];
  return facts.flatMap((fact, index) =>
    selections(facts.slice(index + 1), size - 1).map((rest) => `${fact};${rest}`),
  );
}

const pairs = (line: Tradeline): string[] => selections(factsOf(line), 2);
const firstWord = (line: Tradeline): string => (line.creditorName?.value ?? '').split(' ')[0] ?? '';
const shortest = 4;

/** The keys under which a line can be found, and the keys with which it searches. */
interface Step {
  readonly found: (line: Tradeline) => readonly string[];
  readonly looks: (line: Tradeline) => readonly string[];
}
const symmetric = (keys: Step['found']): Step => ({ found: keys, looks: keys });

function masked(line: Tradeline, prefix: string): string[] {
  const shown = shownOf(line).slice(0, shortest);
  const word = firstWord(line);
  if (shown.length < shortest || word === '') return [];
  return pairs(line).map((pair) => `${prefix} ${shown} ${word} ${pair}`);
}

const steps: readonly Step[] = [
  symmetric((line) => {
    const shown = shownOf(line);
    return shown.length < shortest || line.dateOpened === null
      ? []
      : [`${shown} ${line.dateOpened.value.slice(0, 7)}`];
  }),
  symmetric((line) => {
    const shown = shownOf(line).slice(0, shortest + 1);
    return shown.length <= shortest ? [] : pairs(line).map((pair) => `${shown} ${pair}`);
  }),
  {
    // Only if one of the two shows no more than four characters.
    found: (line) => [
      ...masked(line, 'any'),
      ...(shownOf(line).length === shortest ? masked(line, 'short') : []),
    ],
    looks: (line) => masked(line, shownOf(line).length === shortest ? 'any' : 'short'),
  },
  symmetric((line) => selections(factsOf(line), 4)),
];

type Group = Tradeline[];

/** Groups that still lack the bureau, by the keys of all their lines. */
function indexOf(groups: Iterable<Group>, step: Step): Map<string, Group[]> {
  const index = new Map<string, Group[]>();
  for (const group of groups) {
    for (const key of group.flatMap(step.found)) {
      const known = index.get(key);
      if (known) known.push(group);
      else index.set(key, [group]);
    }
  }
  return index;
}

/** The first open group under any of the keys. Used groups are dropped, so no list is searched twice. */
function take(index: Map<string, Group[]>, keys: readonly string[], open: Set<Group>): Group | null {
  for (const key of keys) {
    const candidates = index.get(key) ?? [];
    const at = candidates.findIndex((group) => open.has(group));
    if (at === -1) {
      index.delete(key);
      continue;
    }
    const [group] = candidates.splice(0, at + 1).slice(at);
    if (group && open.delete(group)) return group;
  }
  return null;
}

/**
 * Joins lines that are in report order. Groups are in the order of their first line, column by column. `seeds` are
 * accounts that the format itself has joined; they come first and accept lines of the bureaus they lack.
 */
export function joinLines(
  lines: readonly Tradeline[],
  seeds: readonly (readonly Tradeline[])[] = [],
): readonly (readonly Tradeline[])[] {
  const groups: Group[] = seeds.map((seed) => [...seed]);
  const alone: Group[] = [];
  for (const bureau of bureaus) {
    const own = lines.filter((line) => line.bureau === bureau);
    const open = new Set(groups.filter((group) => group.every((line) => line.bureau !== bureau)));
    let waiting = own.slice(0, joinable);
    for (const step of steps) {
      const index = indexOf(open, step);
      waiting = waiting.filter((line) => {
        const group = take(index, step.looks(line), open);
        group?.push(line);
        return group === null;
      });
    }
    groups.push(...waiting.map((line) => [line]));
    alone.push(...own.slice(joinable).map((line) => [line]));
  }
  return [...groups, ...alone];
}
