import { type DueClient, type DueDay, dueDay, dueDays, type DueKind } from '#contract/dueDays.ts';
import { perform } from '#src/api/perform.ts';
import { weeksOf } from '#src/ui/monthGrid.ts';

/** What the calendar loads as it is used. */
export interface DueSource {
  /** What the days around the month of a civil date bring; null if that could not be loaded. */
  readonly month: (civil: string) => Promise<readonly DueDay[] | null>;
  /** What one day brings, by client; null if that could not be loaded. */
  readonly day: (civil: string) => Promise<readonly DueClient[] | null>;
}

/** Loads each month until it is there, then no more. The calendar is worth showing without what is due, so it doesn't wait. */
export function dueSource(load = loadMonth): DueSource {
  const months = new Map<string, Promise<readonly DueDay[] | null>>();
  return {
    month: (civil) => {
      const key = civil.slice(0, 7);
      const days =
        months.get(key) ??
        load(civil).catch(() => {
          months.delete(key);
          return null;
        });
      months.set(key, days);
      return days;
    },
    day: (civil) =>
      perform(dueDay, { params: { day: civil } }).then(
        ({ clients }) => clients,
        () => null,
      ),
  };
}

async function loadMonth(civil: string): Promise<readonly DueDay[]> {
  const shown = weeksOf(civil).flat();
  const query = { first: shown[0] ?? civil, last: shown.at(-1) ?? civil };
  return (await perform(dueDays, { query })).days;
}

/** By civil date. */
export const dueByDay = (days: readonly DueDay[]): ReadonlyMap<string, readonly DueDay[]> =>
  Map.groupBy(days, ({ on }) => on);

/** The order in which they are listed. */
export const dueKinds: readonly DueKind[] = ['due', 'ask'];
