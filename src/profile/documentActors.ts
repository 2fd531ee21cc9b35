import { uploadCalls } from '#contract/documents.ts';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { perform } from '#src/api/perform.ts';
import { checkPicture } from '#src/browser/pictureFile.ts';
import { pictureWithinLimit } from '#src/browser/pictureWithinLimit.ts';
import { wire } from '#src/workflow/wire.ts';

type UploadDocument = NonNullable<Parameters<typeof wire<typeof documentSlotMachine>>[1]['uploadDocument']>;

/** The actors of the three upload boxes, connected. A page differs only in the call that uploads. */
export const documentsUploadedBy = (uploadDocument: UploadDocument) =>
  wire(profileDocumentsMachine, {
    documentSlot: wire(documentSlotMachine, {
      checkPicture: ({ file }) => checkPicture(file),
      shrinkPicture: ({ file }) => pictureWithinLimit(file),
      uploadDocument,
    }),
  });

/** Those of an account's own pages. */
export const profileDocuments = documentsUploadedBy(({ kind, profileId, file }, signal) =>
  perform(uploadCalls[kind], { params: { profileId }, file, signal }),
);
