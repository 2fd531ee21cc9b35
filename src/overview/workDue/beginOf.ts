import type { ClientStanding } from '#contract/clientStanding.ts';
import type { ClientSummary } from '#contract/clientSummary.ts';
import { beginningOf } from '#disputes/beginning.ts';
import { firstOf } from '#disputes/workGroups.ts';

/** What begins the work for a client, as the list of clients has it. */
export const beginOf = ({
  report,
  sets,
  status,
  activity,
  due,
  work,
  today,
}: Pick<
  ClientSummary,
  'report' | 'sets' | 'status' | 'activity' | 'due' | 'work' | 'today'
>): ClientStanding['begin'] =>
  beginningOf({
    status,
    activity,
    hasReport: report !== null,
    hasLetters: sets > 0,
    due,
    next: firstOf(work, today),
  });
