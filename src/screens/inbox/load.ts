import type { ReplyOf } from '#contract/call.ts';
import { inbox } from '#contract/inbox.ts';
import { listProfiles, type ProfileListItem } from '#contract/profiles.ts';
import { perform } from '#src/api/perform.ts';

export interface InboxPage {
  readonly inbox: ReplyOf<typeof inbox>;
  /** To whom a scan can be assigned. */
  readonly clients: readonly ProfileListItem[];
}

export async function loadInbox(signal: AbortSignal): Promise<InboxPage> {
  const [listed, { results: clients }] = await Promise.all([
    perform(inbox, { signal }),
    perform(listProfiles, { signal }),
  ]);
  return { inbox: listed, clients };
}
