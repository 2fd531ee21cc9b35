import type { ActorRefFrom } from 'xstate';
import { resultsFileMachine } from '#machines/resultsFile.ts';
import type { FetchedFile } from '#src/api/perform.ts';
import { saveFile } from '#src/browser/downloads.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type ResultsFile = ActorRefFrom<typeof resultsFileMachine>;

/** A file that is saved under the server's name. The fetch of the first render is used: mount a new one for another file. */
export function useResultsFile(fetch: (signal: AbortSignal) => Promise<FetchedFile>): ResultsFile {
  return useWorkflow(
    wire(resultsFileMachine, {
      fetchResults: async (_, signal) => {
        const { content, name } = await fetch(signal);
        saveFile(content, name);
      },
    }),
    {},
  );
}
