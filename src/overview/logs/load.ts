import { profileLogs, type ProfileLogEntry } from '#contract/profiles.ts';
import { generationLog, type GenerationLogItem } from '#contract/repair.ts';
import type { LogPart } from '#machines/olderEntries.ts';
import { perform } from '#src/api/perform.ts';

export async function loadOlderLogs(before: string, signal: AbortSignal): Promise<LogPart<ProfileLogEntry>> {
  const { results, next = null } = await perform(profileLogs, { query: { before }, signal });
  return { entries: results, next };
}

export async function loadOlderSets(
  before: string,
  signal: AbortSignal,
): Promise<LogPart<GenerationLogItem>> {
  const { generations, next = null } = await perform(generationLog, { query: { before }, signal });
  return { entries: generations, next };
}
