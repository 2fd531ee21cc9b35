import type { ReplyOf } from '#contract/call.ts';
import { ownPages } from '#contract/ownPages.ts';
import { perform } from '#src/api/perform.ts';

/** The pages of agencies to whom the signed-in person is bound as a client, and whether they also have an account. */
export type OwnPages = ReplyOf<typeof ownPages>;

export const loadOwnPages = (signal: AbortSignal): Promise<OwnPages> => perform(ownPages, { signal });
