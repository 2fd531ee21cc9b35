import { addDays } from 'date-fns/addDays';
import { civilOf, dateOf } from '#contract/civilDates.ts';
import type { WorkItem } from '#contract/disputes.ts';
import type { Store } from '#server/store/store.ts';

/** How many days ahead an answer that is due is listed. */
const daysAhead = 7;

/**
 * What waits for a person, by day; then letters whose answer is overdue or due within 7 days; then letters that are not
 * mailed. Reads only what was saved, and opens nothing that is sealed.
 */
export async function workDue(
  { disputes }: Pick<Store, 'disputes'>,
  accountId: string,
  today: string,
): Promise<WorkItem[]> {
  const [waiting, running, notMailed] = await Promise.all([
    disputes.waiting(accountId),
    disputes.running(accountId, civilOf(addDays(dateOf(today), daysAhead))),
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
