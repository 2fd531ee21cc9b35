import type { ReplyOf } from '#contract/call.ts';
import { workDue } from '#contract/disputes.ts';
import { perform } from '#src/api/perform.ts';

/** What waits for a person, and what is due next. */
export type Work = ReplyOf<typeof workDue>;

/** Null if it could not be loaded: the page is worth showing without it, and says that it is missing. */
export const loadWork = (signal: AbortSignal): Promise<Work | null> =>
  perform(workDue, { signal }).catch(() => null);
