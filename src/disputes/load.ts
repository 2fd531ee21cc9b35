import type { ReplyOf } from '#contract/call.ts';
import { disputes } from '#contract/disputes.ts';
import { reportProposals } from '#contract/proposals.ts';
import { perform } from '#src/api/perform.ts';

/** What happened to a client's letters, and what is due. */
export type Disputes = ReplyOf<typeof disputes>;

export const loadDisputes = (profileId: string, signal: AbortSignal): Promise<Disputes> =>
  perform(disputes, { params: { profileId }, signal });

type Proposals = ReplyOf<typeof reportProposals>;

/** What the newest report shows about a client's disputes. */
export interface NewerReport {
  readonly report: NonNullable<Proposals['report']>;
  readonly proposals: Proposals['proposals'];
}

/** Null if no newer report says anything. Each reading is recorded, so nothing is read then. */
export async function loadNewerReport(
  profileId: string,
  { disputes: standing }: Disputes,
  signal: AbortSignal,
): Promise<NewerReport | null> {
  if (standing.every(({ newer }) => newer === undefined)) return null;
  const { report, proposals } = await perform(reportProposals, { params: { profileId }, signal });
  return report === null ? null : { report, proposals };
}
