import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { viewDocument } from '#contract/documents.ts';
import { documentPreviewMachine } from '#machines/documentPreview.ts';
import { fetchFile } from '#src/api/perform.ts';

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
  return useActorRef(wired, { input: { profileId } });
}
