import { getStates } from '#contract/account.ts';
import { type ClientContract, clientContract } from '#contract/clientContract.ts';
import { clientStatus } from '#contract/clientStatus.ts';
import type { ClientWork } from '#contract/clientWork.ts';
import { type LegalHold, legalHold } from '#contract/legalHold.ts';
import { type ProfileDetail, profileDetails } from '#contract/profiles.ts';
import type { State } from '#contract/profileInput.ts';
import { type CreditReport, creditReports } from '#contract/reports.ts';
import type { Standing } from '#src/profile/ClientStatusCard.tsx';
import { perform } from '#src/api/perform.ts';
import { configuration } from '#src/browser/configuration.ts';

export interface EditedProfile {
  readonly profile: ProfileDetail;
  readonly states: readonly State[];
  /** Newest import first. */
  readonly reports: readonly CreditReport[];
  /** What is being done, and how work ended that the person has not heard of. */
  readonly work: readonly ClientWork[];
  readonly standing: Standing;
  readonly hold: LegalHold | null;
  /** Null for consumers. */
  readonly contract: ClientContract | null;
}

/** The profile with its reports, and the list of states. */
export async function loadEditProfile(profileId: string, signal: AbortSignal): Promise<EditedProfile> {
  const params = { profileId };
  const [profile, states, reports, standing, { hold }, contract] = await Promise.all([
    perform(profileDetails, { params, signal }),
    perform(getStates, { signal }),
    perform(creditReports, { params, signal }),
    perform(clientStatus, { params, signal }),
    perform(legalHold, { params, signal }),
    configuration.variant === 'b2c' ? null : perform(clientContract, { params, signal }),
  ]);
  const { results, work = [] } = reports;
  return { profile, states: states.results, reports: results, work, standing, hold, contract };
}
