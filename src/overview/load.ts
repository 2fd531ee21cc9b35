import type { UserInfo } from '#contract/account.ts';
import { listProfiles, profileLogs, type ProfileListItem, type ProfileLogEntry } from '#contract/profiles.ts';
import { generationLog, type GenerationLogItem } from '#contract/repair.ts';
import { firstProfiles } from '#contract/earlyCalls.ts';
import { loadInformation } from '#src/api/information.ts';
import { perform } from '#src/api/perform.ts';
import { type DueSource, dueSource } from './calendar/dueDays.ts';
import { telling } from './useSettled.ts';
import { loadWork, type Work } from './workDue/load.ts';

/** What both home pages show. */
export interface Overview {
  readonly information: UserInfo;
  /** All of them by name, or the first of a long list. */
  readonly profiles: readonly ProfileListItem[];
  readonly isLong: boolean;
  /** The latest sets of letters. Null if they could not be loaded. */
  readonly generations: readonly GenerationLogItem[] | null;
  /** Where older sets begin; null if there are none. */
  readonly olderSets: string | null;
  /** The latest entries. */
  readonly logs: readonly ProfileLogEntry[];
  /** Where older entries begin; null if there are none. */
  readonly olderLogs: string | null;
  /** The page doesn't wait for it. */
  readonly work: Promise<Work | null>;
  readonly due: DueSource;
}

/** Whether an account has letters, as far as is known. */
export const hasLetters = ({ generations }: Pick<Overview, 'generations'>): boolean =>
  generations?.length !== 0;

export async function loadOverview(signal: AbortSignal): Promise<Overview> {
  const work = telling(loadWork(signal));
  const due = dueSource();
  const [information, list, sets, entries] = await Promise.all([
    loadInformation(),
    perform(listProfiles, { query: firstProfiles, signal }),
    // The page is worth showing without this log, and says that the log is missing.
    perform(generationLog, { query: { latest: 'true' }, signal }).catch(() => null),
    perform(profileLogs, { query: { latest: 'true' }, signal }),
  ]);
  return {
    information,
    profiles: list.results,
    // Only a whole list comes with its number.
    isLong: list.total === undefined,
    generations: sets?.generations ?? null,
    olderSets: sets?.next ?? null,
    logs: entries.results,
    olderLogs: entries.next ?? null,
    work,
    due,
  };
}
