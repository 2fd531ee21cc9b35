/**
 * Builds accounts from liabilities, which are merged in three ways:
 *
 * - one liability per bureau, not grouped: `joinLines` joins them;
 * - blended: one liability for several bureaus, named by its `CREDIT_REPOSITORY` children. Its values are the reseller's
 *   choice among theirs, so each of its lines is marked as blended. It is an account, and `joinLines` may add lines to it;
 * - list and stack (2.4): a `Primary` liability followed by `Secondary` ones, one per bureau. The group is the account. A
 *   primary counts only for bureaus that have no secondary of their own, because it is a blend of the secondaries.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Account, Tradeline } from '../../model.ts';
import { accountOf } from '../reading/emptyTradeline.ts';
import { text } from '../reading/fields.ts';
import { joinLines } from '../reading/joinLines.ts';
import type { Place } from '../reading/place.ts';
import { readLiability } from './liability.ts';
import { identifiers, repositories } from './values.ts';

/** Bureaus by the identifiers of the files they returned. */
export type Files = ReadonlyMap<string, Bureau>;

function bureausOf(place: Place, files: Files): readonly Bureau[] {
  const named = [...repositories(place).keys()];
  if (named.length > 0) return named;
  return [...new Set(identifiers(place, 'CreditFileID').flatMap((id) => files.get(id) ?? []))];
}

function linesOf(place: Place, files: Files): readonly Tradeline[] {
  const named = bureausOf(place, files);
  return named.map((bureau) => readLiability(place, bureau, named.length > 1));
}

const isSecondary = (place: Place): boolean => text(place, 'CreditTradeReferenceID')?.value === 'Secondary';

/** Each primary liability with the secondary ones that follow it. */
function stacks(liabilities: readonly Place[]): readonly (readonly [Place, ...Place[]])[] {
  const groups: [Place, ...Place[]][] = [];
  for (const place of liabilities) {
    const last = groups.at(-1);
    if (last && isSecondary(place)) last.push(place);
    else groups.push([place]);
  }
  return groups;
}

function stacked(
  [primary, ...secondaries]: readonly [Place, ...Place[]],
  files: Files,
): readonly Tradeline[] {
  const own = secondaries.flatMap((place) => linesOf(place, files));
  const rest = bureausOf(primary, files).filter((bureau) => own.every((line) => line.bureau !== bureau));
  return [...rest.map((bureau) => readLiability(primary, bureau, rest.length > 1)), ...own];
}

function groupsOf(liabilities: readonly Place[], files: Files): readonly (readonly Tradeline[])[] {
  if (liabilities.some(isSecondary)) return stacks(liabilities).map((stack) => stacked(stack, files));
  const read = liabilities.map((place) => linesOf(place, files));
  return joinLines(
    read.flatMap((lines) => (lines.length === 1 ? lines : [])),
    read.filter((lines) => lines.length > 1),
  );
}

/** A liability of an unknown bureau cannot be disputed and is left out. */
export function readAccounts(liabilities: readonly Place[], files: Files): readonly Account[] {
  return groupsOf(liabilities, files)
    .filter((group) => group.length > 0)
    .map((group, index) => accountOf(index, group[0]?.at ?? '', group[0]?.creditType ?? null, group));
}
