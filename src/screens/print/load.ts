import type { ReplyOf } from '#contract/call.ts';
import { CallError } from '#contract/failures.ts';
import { printLinks } from '#contract/printLinks.ts';
import { perform } from '#src/api/perform.ts';

export type PrintLinks = ReplyOf<typeof printLinks>;

/** The links to one's own letters; null for another account's letters, which only a link's key opens. */
export async function loadPrintLinks(sessionId: string, signal: AbortSignal): Promise<PrintLinks | null> {
  try {
    return await perform(printLinks, { params: { sessionId }, signal });
  } catch (error) {
    if (error instanceof CallError && error.code === 'notFound') return null;
    throw error;
  }
}
