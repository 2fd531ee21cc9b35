import type { ScoreChange } from '#contract/clientStanding.ts';
import type { ScoreHistory } from '#contract/progress.ts';
import { bureaus } from '#vocabulary/bureaus.ts';

/**
 * How a model's scores changed since the first report, for each bureau that has one there and on a later report. Empty if
 * it isn't known whether they are of one model: such scores can't be compared.
 */
export function scoreChanges({ model, reports }: ScoreHistory): readonly ScoreChange[] {
  if (model === null) return [];
  const [oldest, ...later] = reports;
  return bureaus.flatMap((bureau) => {
    const first = oldest?.values.find((value) => value.bureau === bureau);
    const last = later.flatMap(({ values }) => values.filter((value) => value.bureau === bureau)).at(-1);
    return first === undefined || last === undefined ? [] : [{ bureau, change: last.value - first.value }];
  });
}
