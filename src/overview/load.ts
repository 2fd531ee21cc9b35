import type { UserInfo } from '#contract/account.ts';
import { listProfiles, profileLogs, type ProfileListItem, type ProfileLogEntry } from '#contract/profiles.ts';
import { generationLog, type GenerationLogItem } from '#contract/repair.ts';
import { loadInformation } from '#src/api/information.ts';
import { perform } from '#src/api/perform.ts';
import { type DueSource, dueSource } from './calendar/dueDays.ts';
import { loadWork, type Work } from './workDue/load.ts';

/** What both home pages show. */
export interface Overview {
  readonly information: UserInfo;
  readonly profiles: readonly ProfileListItem[];
  /** The latest sets of letters. Null if they could not be loaded. */
  readonly generations: readonly GenerationLogItem[] | null;
  /** How many sets there are in all. */
  readonly generationCount: number;
  readonly logs: readonly ProfileLogEntry[];
  /** The page doesn't wait for it. */
  readonly work: Promise<Work | null>;
  readonly due: DueSource;
}

export async function loadOverview(signal: AbortSignal): Promise<Overview> {
  const work = loadWork(signal);
  const due = dueSource();
  const [information, list, log, logs] = await Promise.all([
    loadInformation(),
    perform(listProfiles, { signal }),
    // The page is worth showing without this log, and says that the log is missing.
    perform(generationLog, { query: { latest: 'true' }, signal }).catch(() => ({
      generations: null,
      count: 0,
    })),
    perform(profileLogs, { signal }),
  ]);
  return {
    information,
    profiles: list.results,
    generations: log.generations,
    generationCount: log.count ?? 0,
    logs: logs.results,
    work,
    due,
  };
}

/** Every set of letters. Rejects if they could not be loaded. */
export const loadAllGenerations = async (): Promise<readonly GenerationLogItem[]> =>
  (await perform(generationLog, { query: {} })).generations;
