import { type Notification, notifications } from '#contract/account.ts';
import type { LogPart } from '#machines/olderEntries.ts';
import { perform } from '#src/api/perform.ts';

/** The account's notifications, newest first. */
export interface AlertList {
  readonly latest: readonly Notification[];
  /** Where older ones begin; null if there are none. */
  readonly next: string | null;
  /** How many there are in all. */
  readonly count: number;
}

export async function loadAlerts(): Promise<AlertList> {
  const {
    results,
    next = null,
    count = results.length,
  } = await perform(notifications, { query: { latest: 'true' } });
  return { latest: results, next, count };
}

export async function olderAlerts(before: string, signal: AbortSignal): Promise<LogPart<Notification>> {
  const { results, next = null } = await perform(notifications, { query: { before }, signal });
  return { entries: results, next };
}
