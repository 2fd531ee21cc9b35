import { type DueDay, dueDays } from '#contract/dueDays.ts';
import { perform } from '#src/api/perform.ts';

/** The calendar is worth showing without them, so it doesn't wait, and shows none if they could not be loaded. */
export const loadDueDays = (signal: AbortSignal): Promise<readonly DueDay[]> =>
  perform(dueDays, { signal }).then(
    ({ days }) => days,
    () => [],
  );

/** By civil date. */
export const dueByDay = (days: readonly DueDay[]): ReadonlyMap<string, readonly DueDay[]> =>
  Map.groupBy(days, ({ on }) => on);

export type DueKind = DueDay['kind'];
/** The order in which they are listed. */
export const dueKinds: readonly DueKind[] = ['due', 'ask'];
