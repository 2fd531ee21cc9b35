import { myInformation, type UserInfo } from '#contract/account.ts';
import type { DueDay } from '#contract/dueDays.ts';
import { listProfiles, profileLogs, type ProfileListItem, type ProfileLogEntry } from '#contract/profiles.ts';
import { generationLog, type GenerationLogItem } from '#contract/repair.ts';
import { perform } from '#src/api/perform.ts';
import { loadDueDays } from './calendar/dueDays.ts';
import { loadWork, type Work } from './workDue/load.ts';

/** What both home pages show. */
export interface Overview {
  readonly information: UserInfo;
  readonly profiles: readonly ProfileListItem[];
  /** Null if the log could not be loaded. */
  readonly generations: readonly GenerationLogItem[] | null;
  readonly logs: readonly ProfileLogEntry[];
  /** The page doesn't wait for it. */
  readonly work: Promise<Work | null>;
  /** Nor for these. */
  readonly due: Promise<readonly DueDay[]>;
}

export async function loadOverview(signal: AbortSignal): Promise<Overview> {
  const work = loadWork(signal);
  const due = loadDueDays(signal);
  const [information, list, generations, logs] = await Promise.all([
    perform(myInformation, { signal }),
    perform(listProfiles, { signal }),
    // The page is worth showing without this log, and says that the log is missing.
    perform(generationLog, { signal }).then(
      (answer) => answer.generations,
      () => null,
    ),
    perform(profileLogs, { signal }),
  ]);
  return { information, profiles: list.results, generations, logs: logs.results, work, due };
}
