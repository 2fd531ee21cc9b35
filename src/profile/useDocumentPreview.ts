import type { ActorRefFrom } from 'xstate';
import { viewDocument } from '#contract/documents.ts';
import { documentPreviewMachine } from '#machines/documentPreview.ts';
import { fetchFile } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type DocumentPreviewRef = ActorRefFrom<typeof documentPreviewMachine>;

const wired = wire(documentPreviewMachine, {
  viewDocument: async (input, signal) => {
    const { content } = await fetchFile(viewDocument, { params: input, signal });
    return content;
  },
});

export function useDocumentPreview(profileId: string): DocumentPreviewRef {
  return useWorkflow(wired, { input: { profileId } });
}
