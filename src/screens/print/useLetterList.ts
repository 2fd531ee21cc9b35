import type { ActorRefFrom } from 'xstate';
import { downloadCsv } from '#contract/repair.ts';
import { letterListMachine } from '#machines/letterList.ts';
import { fetchFile } from '#src/api/perform.ts';
import { saveFile } from '#src/browser/downloads.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type LetterList = ActorRefFrom<typeof letterListMachine>;

const wired = wire(letterListMachine, {
  downloadCsv: async ({ sessionId, printKey }, signal) => {
    const query = printKey === null ? {} : { key: printKey };
    const { content, name } = await fetchFile(downloadCsv, { params: { sessionId }, query, signal });
    // A page that has already been left saves nothing.
    if (!signal.aborted) saveFile(content, name);
  },
});

/** Fetches the list as soon as the page has loaded. */
export function useLetterList(sessionId: string, printKey: string | undefined): LetterList {
  return useWorkflow(wired, { input: { sessionId, printKey: printKey ?? null } });
}
