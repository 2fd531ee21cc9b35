import { fromPromise } from 'xstate';
import { type DocumentKind, uploadCalls } from '#contract/documents.ts';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { perform } from '#src/api/perform.ts';

interface Upload {
  kind: DocumentKind;
  profileId: string;
  file: File;
}

const slot = documentSlotMachine.provide({
  actors: {
    uploadDocument: fromPromise<void, Upload>(async ({ input: { kind, profileId, file }, signal }) => {
      await perform(uploadCalls[kind], { params: { profileId }, file, signal });
    }),
  },
});

/** The actors of the three upload boxes, connected to their calls. */
export const profileDocuments = profileDocumentsMachine.provide({ actors: { documentSlot: slot } });
