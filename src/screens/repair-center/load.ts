import { myInformation, type UserInfo } from '#contract/account.ts';
import { clientContract, type ContractStanding } from '#contract/clientContract.ts';
import type { ClientWork } from '#contract/clientWork.ts';
import { listProfiles, type ProfileListItem } from '#contract/profiles.ts';
import { generationLog, type GenerationLogItem } from '#contract/repair.ts';
import { creditReports, type CreditReport } from '#contract/reports.ts';
import { perform } from '#src/api/perform.ts';
import { configuration } from '#src/browser/configuration.ts';
import { rememberRecent } from '#src/browser/storage.ts';

export interface RepairCenter {
  /** Null on the page without a profile in its address. */
  readonly profileId: string | null;
  readonly profiles: readonly ProfileListItem[];
  readonly reports: readonly CreditReport[];
  /** Letters that are being written, or whose end the person has not heard of; null if there are none. */
  readonly work: ClientWork | null;
  readonly information: UserInfo;
  /** The agency's contract with the client; null if it could not be loaded, and for consumers. */
  readonly contract: ContractStanding | null;
  /** The sets that were generated for the client, the newest first; empty if they could not be loaded. */
  readonly sets: readonly GenerationLogItem[];
}

/** Loads what the Repair Center starts from. An opened profile joins the recent ones. */
export async function loadRepairCenter(profileId: string | null, signal: AbortSignal): Promise<RepairCenter> {
  const [information, list, found, log, contract] = await Promise.all([
    perform(myInformation, { signal }),
    perform(listProfiles, { signal }),
    profileId === null
      ? { results: [], work: [] }
      : perform(creditReports, { params: { profileId }, signal }),
    // Letters can be chosen without this list.
    profileId === null
      ? { generations: [] }
      : perform(generationLog, { query: { profile: profileId }, signal }).catch(() => ({ generations: [] })),
    profileId === null || configuration.variant === 'b2c'
      ? null
      : perform(clientContract, { params: { profileId }, signal }).catch(() => null),
  ]);
  const work = found.work?.find(({ kind }) => kind === 'letters') ?? null;
  if (profileId !== null) rememberRecent(profileId);
  return {
    profileId,
    profiles: list.results,
    reports: found.results,
    work,
    information,
    contract,
    sets: log.generations,
  };
}
