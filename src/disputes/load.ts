import type { ReplyOf } from '#contract/call.ts';
import { disputes } from '#contract/disputes.ts';
import { perform } from '#src/api/perform.ts';

/** What happened to a client's letters, and what is due. */
export type Disputes = ReplyOf<typeof disputes>;

export const loadDisputes = (profileId: string, signal: AbortSignal): Promise<Disputes> =>
  perform(disputes, { params: { profileId }, signal });
