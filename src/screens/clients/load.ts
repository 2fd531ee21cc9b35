import type { ClientWork } from '#contract/clientWork.ts';
import { type ProfileDetail, profileDetails } from '#contract/profiles.ts';
import { type Progress, progress } from '#contract/progress.ts';
import { type CreditReport, creditReports } from '#contract/reports.ts';
import { perform } from '#src/api/perform.ts';
import { type Disputes, loadDisputes } from '#src/disputes/load.ts';

export interface ClientOverview {
  readonly disputes: Disputes;
  readonly progress: Progress;
}

export async function loadClientOverview(profileId: string, signal: AbortSignal): Promise<ClientOverview> {
  const [all, results] = await Promise.all([
    loadDisputes(profileId, signal),
    perform(progress, { params: { profileId }, signal }),
  ]);
  return { disputes: all, progress: results };
}

export interface ClientReports {
  readonly profile: Pick<ProfileDetail, 'id' | 'credit'>;
  /** Newest import first. */
  readonly reports: readonly CreditReport[];
  readonly scores: Progress['scores'];
  /** What is being done, and how work ended that the person has not heard of. */
  readonly work: readonly ClientWork[];
}

export async function loadClientReports(profileId: string, signal: AbortSignal): Promise<ClientReports> {
  const params = { profileId };
  const [profile, { results: reports, work = [] }, { scores }] = await Promise.all([
    perform(profileDetails, { params, signal }),
    perform(creditReports, { params, signal }),
    perform(progress, { params, signal }),
  ]);
  return { profile, reports, scores, work };
}
