import { type ActorRefFrom, fromPromise } from 'xstate';
import { viewDocument } from '#contract/documents.ts';
import { documentPreviewMachine } from '#machines/documentPreview.ts';
import { fetchFile } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type DocumentPreviewRef = ActorRefFrom<typeof documentPreviewMachine>;

const wired = documentPreviewMachine.provide({
  actors: {
    viewDocument: fromPromise(async ({ input, signal }) => {
      const { content } = await fetchFile(viewDocument, { params: input, signal });
      return content;
    }),
  },
});

export function useDocumentPreview(profileId: string): DocumentPreviewRef {
  return useWorkflow(wired, { input: { profileId } });
}
