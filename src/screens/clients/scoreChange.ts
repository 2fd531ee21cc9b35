import type { ScoreHistory } from '#contract/progress.ts';
import { type Bureau, bureaus } from '#vocabulary/bureaus.ts';

/**
 * How a model's scores changed since the first report, for each bureau that has one there and on a later report. Empty if
 * it isn't known whether they are of one model: such scores can't be compared.
 */
export function scoreChanges({ model, reports }: ScoreHistory): ReadonlyMap<Bureau, number> {
  if (model === null) return new Map();
  const [oldest, ...later] = reports;
  return new Map(
    bureaus.flatMap((bureau) => {
      const first = oldest?.values.find((value) => value.bureau === bureau);
      const last = later.flatMap(({ values }) => values.filter((value) => value.bureau === bureau)).at(-1);
      return first === undefined || last === undefined ? [] : [[bureau, last.value - first.value] as const];
    }),
  );
}
