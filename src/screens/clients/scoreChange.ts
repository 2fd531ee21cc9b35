import type { ScoreHistory } from '#contract/progress.ts';
import { type Bureau, bureaus } from '#vocabulary/bureaus.ts';

/**
 * How a model's scores changed from the first report with one to the newest, for each bureau that has two. Empty if it isn't
 * known whether they are of one model: such scores can't be compared.
 */
export function scoreChanges({ model, reports }: ScoreHistory): ReadonlyMap<Bureau, number> {
  if (model === null) return new Map();
  return new Map(
    bureaus.flatMap((bureau) => {
      const own = reports.flatMap(({ values }) => values.filter((value) => value.bureau === bureau));
      const [first, last] = [own[0], own.at(-1)];
      return first === undefined || last === undefined || own.length < 2
        ? []
        : [[bureau, last.value - first.value] as const];
    }),
  );
}
