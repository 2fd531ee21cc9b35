/** Compares what the bureaus report about one account. */
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Account, HistoryMonth, Tradeline } from '../report/model.ts';
import { firstOf, mostNamed } from './groupByKey.ts';
import { daysBetween } from './calendar.ts';
import { citeMonth } from './evidence.ts';
import type { Evidence } from './finding.ts';

/** The lines to compare. Only the first few lines of a bureau count if it lists an account implausibly often. */
function comparedLines({ tradelines }: Account): readonly Tradeline[] {
  if (tradelines.length <= mostNamed) return tradelines;
  const heard = bureaus.flatMap((bureau) => firstOf(tradelines, (line) => line.bureau === bureau));
  return tradelines.filter((line) => heard.includes(line));
}

/** All pairs of the account's tradelines that come from different bureaus. */
export function acrossBureaus(account: Account): readonly (readonly [Tradeline, Tradeline])[] {
  const lines = comparedLines(account);
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.bureau !== one.bureau)
      .map((other) => [one, other] as const),
  );
}

/** Amounts may be compared only if both were reported within 45 days of each other. */
export function reportedTogether(one: Tradeline, other: Tradeline): boolean {
  if (one.dateReported === null || other.dateReported === null) return false;
  return Math.abs(daysBetween(one.dateReported.value, other.dateReported.value)) <= 45;
}

/** Whether a line was reported more than 45 days before another, so that what it shows may have changed since. */
export function isOutdated(line: Tradeline, other: Tradeline): boolean {
  if (line.dateReported === null || other.dateReported === null) return false;
  return daysBetween(line.dateReported.value, other.dateReported.value) > 45;
}

/**
 * Whether lines were reported more than 15 days apart. Furnishers report once a month, so that the newer line may be of another month, in
 * which a payment was made or missed, the account was closed, or a dispute began or ended.
 */
export function ofOtherMonths(one: Tradeline, other: Tradeline): boolean {
  if (one.dateReported === null || other.dateReported === null) return false;
  return Math.abs(daysBetween(one.dateReported.value, other.dateReported.value)) > 15;
}

/** The tradelines in any pair for which `differ` is true, in report order. */
export function differing(
  account: Account,
  differ: (one: Tradeline, other: Tradeline) => boolean,
): readonly Tradeline[] {
  const found = new Set(acrossBureaus(account).flatMap((pair) => (differ(...pair) ? pair : [])));
  return account.tradelines.filter((line) => found.has(line));
}

export function bureausOf(lines: readonly { readonly bureau: Bureau }[]): readonly Bureau[] {
  return [...new Set(lines.map((line) => line.bureau))];
}

/** A month of one bureau's history, and the same month at the bureaus that show it differently. */
export type ContradictedMonth = { readonly own: Evidence; readonly others: readonly Evidence[] };

/** The months of a line for which `isOwn` is true while `isOther` is true at another bureau. */
export function contradictedMonths(
  line: Tradeline,
  lines: readonly Tradeline[],
  isOwn: (month: HistoryMonth) => boolean,
  isOther: (month: HistoryMonth) => boolean,
): readonly ContradictedMonth[] {
  return line.history.filter(isOwn).flatMap((month) => {
    const others = lines
      .filter(({ bureau }) => bureau !== line.bureau)
      .flatMap(({ bureau, history }) =>
        history
          .filter((other) => other.month === month.month && isOther(other))
          .map((other) => citeMonth(bureau, other)),
      );
    return others.length > 0 ? [{ own: citeMonth(line.bureau, month), others }] : [];
  });
}
