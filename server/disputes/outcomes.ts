import { startOfMonth } from 'date-fns/startOfMonth';
import { subDays } from 'date-fns/subDays';
import { subYears } from 'date-fns/subYears';
import type { ReplyOf } from '#contract/call.ts';
import { civilOf, dateOf } from '#contract/civilDates.ts';
import type { OutcomePeriod, outcomes } from '#contract/outcomes.ts';
import { outcomeRows } from '#disputes/outcomes.ts';
import type { Store } from '#server/store/store.ts';

const firstDay: Readonly<Record<OutcomePeriod, (today: Date) => Date | null>> = {
  all: () => null,
  year: (today) => subYears(today, 1),
  quarter: (today) => subDays(today, 90),
  month: startOfMonth,
};

interface Asked {
  readonly accountId: string;
  readonly period: OutcomePeriod;
  /** Civil date in the account's time zone. */
  readonly today: string;
}

/** The results of an account's disputes. Reads only what was saved, and opens nothing that is sealed. */
export async function accountOutcomes(
  { disputes }: Pick<Store, 'disputes'>,
  { accountId, period, today }: Asked,
): Promise<ReplyOf<typeof outcomes>> {
  const first = firstDay[period](dateOf(today));
  const since = first === null ? null : civilOf(first);
  return { today, since, rows: outcomeRows(await disputes.tallies(accountId, since)) };
}
