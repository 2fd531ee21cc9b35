import { uploadCalls } from '#contract/documents.ts';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { perform } from '#src/api/perform.ts';
import { checkPicture } from '#src/browser/pictureFile.ts';
import { pictureWithinLimit } from '#src/browser/pictureWithinLimit.ts';
import { wire } from '#src/workflow/wire.ts';

const slot = wire(documentSlotMachine, {
  checkPicture: ({ file }) => checkPicture(file),
  shrinkPicture: ({ file }) => pictureWithinLimit(file),
  uploadDocument: ({ kind, profileId, file }, signal) =>
    perform(uploadCalls[kind], { params: { profileId }, file, signal }),
});

/** The actors of the three upload boxes, connected to their calls. */
export const profileDocuments = wire(profileDocumentsMachine, { documentSlot: slot });
