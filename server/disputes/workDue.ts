import { addDays } from 'date-fns/addDays';
import { civilOf, dateOf } from '#contract/civilDates.ts';
import type { WorkItem } from '#contract/disputes.ts';
import type { Variant } from '#contract/shapes.ts';
import type { Store } from '#server/store/store.ts';

/** How many days ahead an agency sees that an answer is due. */
const daysAhead = 7;

interface Whose {
  readonly accountId: string;
  readonly variant: Variant;
}

/**
 * What waits for a person, by day; then letters whose answer is overdue or due soon; then letters that are not mailed.
 * A consumer, who has one profile, sees when each bureau's answer is due, however far ahead. Reads only what was saved,
 * and opens nothing that is sealed.
 */
export async function workDue(
  { disputes }: Pick<Store, 'disputes'>,
  { accountId, variant }: Whose,
  today: string,
): Promise<WorkItem[]> {
  const [waiting, running, notMailed] = await Promise.all([
    disputes.waiting(accountId),
    disputes.running(
      accountId,
      variant === 'b2c'
        ? { until: null, by: 'bureau' }
        : { until: civilOf(addDays(dateOf(today), daysAhead)), by: 'client' },
    ),
    disputes.notMailed(accountId),
  ]);
  return [
    ...waiting.map(({ reason, ...row }) => ({ ...row, kind: reason })).toSorted(byDay),
    ...running.map((row) => ({ ...row, kind: 'due' as const })).toSorted(byDay),
    ...notMailed.map((row) => ({ ...row, kind: 'notMailed' as const })).toSorted(byDay),
  ];
}

/** What has no day comes last, and what is of one day goes by name. */
function byDay(one: WorkItem, other: WorkItem): number {
  const keyOf = ({ on, profileName, kind }: WorkItem) => `${on ?? '9999'} ${profileName} ${kind}`;
  return keyOf(one) < keyOf(other) ? -1 : 1;
}
