/** The figures of a ledger by the plainest calculation: every line is looked at again for every figure. */
import { clocks, type Line } from './ledger.ts';

const decided = ['deleted', 'corrected', 'partlyCorrected', 'verified', 'refused', 'reappeared'];
const everything = [...decided, 'unanswered', 'notSeen', 'open'];
const onTheMerits = ['deleted', 'corrected', 'partlyCorrected', 'verified'];
const reasons: Readonly<Record<string, readonly string[]>> = { card: ['B1'], loan: ['B1', 'M2'] };

export const isCreditor = ({ recipient }: Line) => recipient.includes(' ');
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** How many lines count as what. */
export const countsOf = (lines: readonly Line[]): Readonly<Record<string, number>> =>
  Object.fromEntries(everything.map((as) => [as, lines.filter((line) => line.as === as).length]));

/** Each item once for each recipient, in its newest round that counts. */
export const newestOf = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(
    (line) =>
      line.as !== null &&
      !lines.some(
        (other) =>
          other.as !== null &&
          other.round > line.round &&
          `${other.client} ${other.recipient} ${other.account}` ===
            `${line.client} ${line.recipient} ${line.account}`,
      ),
  );

/** Days from the receipt to the printed date, and whether the receipt is assumed; null if either is not known. */
function measured({ client, letter, as, printed }: Line): { days: number; isAssumed: boolean } | null {
  const [received, basis] = clocks[client]?.[letter]?.[0].split(' ') ?? [];
  if (received === undefined || printed === null || as === null || !onTheMerits.includes(as)) return null;
  return { days: dayNumber(printed) - dayNumber(received), isAssumed: basis === 'assumed' };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  if (sorted.length === 0) return null;
  const [low, high] = Number.isInteger(half) ? [half - 1, half] : [Math.floor(half), Math.floor(half)];
  return ((sorted[low] ?? NaN) + (sorted[high] ?? NaN)) / 2;
}

/**
 * Wilson's interval by its definition: the true rates from which the observed one is no more than 1.96 standard errors
 * away, found by halving.
 */
export function wilson(successes: number, trials: number): { low: number; high: number } {
  const observed = successes / trials;
  const isNear = (rate: number) =>
    Math.abs(observed - rate) <= 1.959964 * Math.sqrt((rate * (1 - rate)) / trials);
  const edge = (outside: number) => {
    let [near, far] = [observed, outside];
    for (let step = 0; step < 60; step += 1) {
      const middle = (near + far) / 2;
      if (isNear(middle)) near = middle;
      else far = middle;
    }
    return near;
  };
  return { low: edge(0), high: edge(1) };
}

/** The rows of the agency's outcomes, in any order; rates to six decimals. `since`: only what was decided from that day on. */
export function outcomesOf(all: readonly Line[], since: string | null) {
  const lines = all.filter(
    ({ as, decidedOn }) =>
      as !== null &&
      (since === null || as === 'open' || as === 'unanswered' || (decidedOn !== null && decidedOn >= since)),
  );
  const places = [
    ...[null, 'TransUnion', 'Experian', 'Equifax'].map((bureau) => ({
      recipients: 'bureau',
      bureau,
      own: lines.filter((line) => !isCreditor(line) && (bureau === null || line.recipient === bureau)),
    })),
    { recipients: 'furnisher', bureau: null, own: lines.filter(isCreditor) },
  ];
  return places.flatMap(({ recipients, bureau, own }) =>
    [null, 'B1', 'M2', 'none'].flatMap((reason) => {
      const counted = own.filter(
        ({ account }) => reason === null || (reasons[account] ?? ['none']).includes(reason),
      );
      if (counted.length === 0) return [];
      const counts = countsOf(counted);
      const sum = counted.filter(({ as }) => as !== null && decided.includes(as)).length;
      const successes = (counts['deleted'] ?? 0) + (counts['corrected'] ?? 0);
      const answers = counted.flatMap((line) => measured(line) ?? []);
      return [
        {
          recipients,
          bureau,
          reason,
          counts,
          decided: sum,
          rate: sum < 20 ? null : rounded({ rate: successes / sum, ...wilson(successes, sum) }),
          measured: {
            answers: answers.length,
            assumed: answers.filter(({ isAssumed }) => isAssumed).length,
            medianDays: median(answers.map(({ days }) => days)),
          },
        },
      ];
    }),
  );
}

/** Shares to six decimals. */
export function rounded<Rate extends Readonly<Record<string, number>>>(rate: Rate): Rate {
  return Object.fromEntries(
    Object.entries(rate).map(([name, value]) => [name, Math.round(value * 1e6) / 1e6]),
  ) as Rate;
}
