import { inbox } from '#contract/inbox.ts';
import { perform } from '#src/api/perform.ts';

/** How many scans of the inbox still wait for a client; 0 if that isn't known, which keeps nobody from recording an answer. */
export async function countScans(signal: AbortSignal): Promise<number> {
  try {
    return (await perform(inbox, { signal })).counts.scans;
  } catch {
    return 0;
  }
}
